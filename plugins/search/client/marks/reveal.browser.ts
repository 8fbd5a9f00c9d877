const CLOSED = 'details:not([open]), [role="tabpanel"][hidden], [hidden="until-found"]';

/** The innermost closed details or tab that keeps an element out of sight. */
function closedAround(element: Element): Element | undefined {
  const closed = element.closest(CLOSED);
  if (closed === null) return undefined;
  const isSummary = closed.querySelector(':scope > summary')?.contains(element) === true;
  if (!isSummary) return closed;
  return closed.parentElement === null ? undefined : closedAround(closed.parentElement);
}

/** Where a reader finds a place: it is seen as the page stands, can be opened, or is out of reach. */
export function visibilityOf(range: Range): 'shown' | 'closed' | 'hidden' {
  const element = elementOf(range);
  if (element === null) return 'hidden';
  if (closedAround(element) !== undefined) return 'closed';
  // Texts for screen readers alone stand in a box of one pixel.
  return range.getClientRects().length > 0 && element.getBoundingClientRect().width > 1
    ? 'shown'
    : 'hidden';
}

/** Opens the details and tabs around a place, from the inside out. */
export function reveal(range: Range): void {
  const element = elementOf(range);
  const opened = new Set<Element>();
  for (let next = element; next !== null;) {
    const closed = closedAround(next);
    // What does not open is left alone.
    if (closed === undefined || opened.has(closed)) return;
    opened.add(closed);
    open(closed);
    next = closed.parentElement;
  }
}

function open(closed: Element): void {
  if (closed instanceof HTMLDetailsElement) {
    // Clicked, because Docusaurus's details keep a state of their own.
    closed.querySelector<HTMLElement>(':scope > summary')?.click();
    closed.open = true;
  } else if (closed.getAttribute('role') === 'tabpanel') {
    tabOf(closed)?.click();
  } else {
    closed.dispatchEvent(new Event('beforematch', {bubbles: true}));
    closed.removeAttribute('hidden');
  }
}

/** Docusaurus's panels stand in the order of their tabs and name none of them. */
function tabOf(panel: Element): HTMLElement | undefined {
  const panels = [...(panel.parentElement?.children ?? [])].filter(
    (child) => child.role === 'tabpanel',
  );
  const list = panel.closest('.tabs-container')?.querySelector('[role="tablist"]');
  return list?.querySelectorAll<HTMLElement>('[role="tab"]')[panels.indexOf(panel)];
}

export function elementOf({startContainer}: Range): Element | null {
  return startContainer instanceof Element ? startContainer : startContainer.parentElement;
}

/** Where in the window a place comes to stand, from its top. */
const TARGET = 0.3;
/** Room beside a place in a box that scrolls sideways, in pixels. */
const MARGIN = 24;

/**
 * Brings a place into view between the navbar and the bar at the bottom; nothing moves when it is.
 * @param covered how much of the window is covered at its bottom, in pixels
 */
export function scrollToRange(range: Range, covered: number, behavior: ScrollBehavior): void {
  scrollSideways(range);
  const {top, bottom} = range.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top >= Math.max(0, navbar) && bottom <= window.innerHeight - covered) return;
  window.scrollTo({top: window.scrollY + top - window.innerHeight * TARGET, behavior});
}

/** Wide tables and code scroll inside of their own frame. */
function scrollSideways(range: Range): void {
  for (let box = elementOf(range); box !== null; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth || !scrolls(box)) continue;
    const inside = range.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (inside.left < frame.left) box.scrollLeft += inside.left - frame.left - MARGIN;
    else if (inside.right > frame.right) box.scrollLeft += inside.right - frame.right + MARGIN;
  }
}

function scrolls(box: Element): boolean {
  return /auto|scroll/u.test(getComputedStyle(box).overflowX);
}

/** Whether a place comes after an element, or is inside of it. */
export function isFrom(range: Range, element: Element): boolean {
  return range.comparePoint(element, 0) <= 0;
}
