/** After an animation should have ended, in milliseconds: a hidden source draws no frames. */
const PATIENCE_MS = 500;

/** How elements come, go and make room, with the class names of the family (those of Vue). */
export interface Transitions {
  readonly enter: (elements: readonly HTMLElement[]) => void;
  /** Takes an element out of its list; resolves when it is out of the page. */
  readonly leave: (list: HTMLElement, element: HTMLElement) => Promise<void>;
  /** Runs a change of the page and slides the other comments of a list to their new places. */
  readonly around: (list: HTMLElement, change: () => void) => void;
}

/**
 * @param isStill whether nothing moves at all
 * @param moves whether others slide
 */
export function createTransitions(isStill: () => boolean, moves: boolean): Transitions {
  const isQuiet = () => isStill() || document.hidden;
  const around = (list: HTMLElement, change: () => void): void => {
    if (isQuiet() || !moves) change();
    else slide(list, change);
  };
  return {
    around,
    enter(elements) {
      if (!isQuiet()) void run(elements, 'enter');
    },
    async leave(list, element) {
      if (!isQuiet() && element.isConnected) {
        element.classList.remove('comment-enter-active', 'comment-enter-to', 'comment-move');
        await run([element], 'leave');
      }
      around(list, () => {
        element.remove();
      });
    },
  };
}

async function run(elements: readonly HTMLElement[], way: 'enter' | 'leave'): Promise<void> {
  const [from, active, to] = ['from', 'active', 'to'].map((step) => `comment-${way}-${step}`);
  if (from === undefined || active === undefined || to === undefined) return;
  for (const {classList} of elements) classList.add(from, active);
  settle(elements);
  for (const {classList} of elements) {
    classList.remove(from);
    classList.add(to);
  }
  await Promise.all(
    elements.map(async (element) => {
      await ended(element);
      element.classList.remove(active, to);
    }),
  );
}

/** Makes the browser compute styles now, so that what is changed next is a change. */
function settle([first]: readonly HTMLElement[]): void {
  first?.getBoundingClientRect();
}

/** The end of the animations and transitions of an element itself that have one. */
async function ended(element: HTMLElement): Promise<void> {
  const running = element
    .getAnimations()
    .map(({finished, effect}) => ({
      finished,
      end: Number(effect?.getComputedTiming().endTime ?? 0),
    }))
    .filter(({end}) => Number.isFinite(end));
  if (running.length === 0) return;
  const longest = Math.max(...running.map(({end}) => end));
  await Promise.race([
    Promise.allSettled(running.map(({finished}) => finished)),
    new Promise((resolve) => setTimeout(resolve, longest + PATIENCE_MS)),
  ]);
}

const isTravelling = ({classList}: Element): boolean =>
  classList.contains('comment-enter-active') || classList.contains('comment-leave-active');

/** First, last, invert, play. */
function slide(list: HTMLElement, change: () => void): void {
  const places = new Map<HTMLElement, DOMRect>();
  for (const element of list.querySelectorAll<HTMLElement>(':scope > .comment')) {
    if (!isTravelling(element)) places.set(element, element.getBoundingClientRect());
  }
  change();
  const moved: HTMLElement[] = [];
  for (const [element, before] of places) {
    if (!element.isConnected || isTravelling(element)) continue;
    const after = element.getBoundingClientRect();
    const [x, y] = [before.left - after.left, before.top - after.top];
    if (x !== 0 || y !== 0) moved.push(put(element, `translate(${x}px, ${y}px)`));
  }
  settle(moved);
  for (const element of moved) {
    element.classList.add('comment-move');
    put(element, '', '');
    void ended(element).then(() => {
      element.classList.remove('comment-move');
    });
  }
}

function put(element: HTMLElement, transform: string, duration = '0s'): HTMLElement {
  element.style.transform = transform;
  element.style.transitionDuration = duration;
  return element;
}
