/** What takes the focus without a phone's keyboard coming up. */
const TAKERS =
  'button:enabled, select:enabled, a[href], summary, input:is([type=checkbox], [type=radio]:checked, [type=range], [type=file]):enabled, [tabindex]';

/** An element has gone out of this place. */
interface Gap {
  readonly parent: Element;
  readonly before: Element | null;
  readonly after: Element | null;
  /** What went, whole. */
  readonly gone: Element;
}

const elementBefore = (node: Node | null): Element | null =>
  node === null || node instanceof Element ? node : elementBefore(node.previousSibling);
const elementAfter = (node: Node | null): Element | null =>
  node === null || node instanceof Element ? node : elementAfter(node.nextSibling);

// Not `checkVisibility`, which knows of closed details: the dock runs in the Chromium of OBS, which may
// be of 2022.
const isUsable = (element: Element): boolean =>
  !element.matches(':disabled') &&
  element.closest('[aria-hidden=true], details:not([open]) > :not(summary)') === null &&
  element.getClientRects().length > 0;

const takersIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(TAKERS)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(TAKERS) && isUsable(one),
  );

/** An element and what follows it, or what is before it, the nearest first. */
function row(from: Element | null, to: 'next' | 'previous'): Element[] {
  const found: Element[] = [];
  for (let at = from; at !== null;) {
    found.push(at);
    at = to === 'next' ? at.nextElementSibling : at.previousElementSibling;
  }
  return found;
}

function gapOf(lost: Element, records: readonly MutationRecord[]): Gap | undefined {
  const {parentElement: parent, previousElementSibling, nextElementSibling} = lost;
  // It is there, but cannot be used any more.
  if (lost.isConnected && parent !== null)
    return {parent, before: previousElementSibling, after: nextElementSibling, gone: lost};
  for (const {target, removedNodes, previousSibling, nextSibling} of records) {
    const gone = [...removedNodes].find((node) => node.contains(lost));
    if (!target.isConnected || !(target instanceof Element) || !(gone instanceof Element)) continue;
    const before = elementBefore(previousSibling);
    const after = elementAfter(nextSibling);
    // A neighbour that went as well knows nothing of the place.
    const isKnown = before === null || before.parentElement === target;
    return {
      parent: target,
      before: isKnown ? before : target.lastElementChild,
      after: after?.parentElement === target ? after : null,
      gone,
    };
  }
  return undefined;
}

/** Who takes the focus over: what came in the place, the same in the next row, a neighbour. */
function heirOf(gap: Gap, lost: Element, came: readonly Element[]): HTMLElement | undefined {
  const {parent, before, after, gone} = gap;
  const [next, previous] = [row(after, 'next'), row(before, 'previous')];
  const words = lost.textContent.trim();
  const same = [...next, ...previous]
    .flatMap(takersIn)
    .find((one) => gone !== lost && words !== '' && one.textContent.trim() === words);
  const behind = next.flatMap(takersIn)[0];
  const ahead = previous.map((one) => takersIn(one).at(-1)).find((one) => one !== undefined);
  return (
    came.filter((one) => one.parentElement === parent).flatMap(takersIn)[0] ??
    same ??
    // What follows a row moves up into its place.
    (gone instanceof HTMLLIElement ? (behind ?? ahead) : (ahead ?? behind))
  );
}

/**
 * Hands the focus on when the element that has it goes, in a part of the page: a browser would let it
 * fall to the top, and who uses the keyboard would begin there again. Fits as a `ref`.
 * @returns what ends it
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return undefined;
  const ended = new AbortController();
  let last: HTMLElement | undefined;
  root.addEventListener(
    'focusin',
    ({target}) => {
      last = target instanceof HTMLElement ? target : undefined;
    },
    ended,
  );
  root.addEventListener(
    'focusout',
    ({target}) => {
      // Some browsers say so of an element that goes, too.
      queueMicrotask(() => {
        if (last === target && isUsable(last)) last = undefined;
      });
    },
    ended,
  );
  const observer = new MutationObserver((records) => {
    const {activeElement, body} = document;
    if (last === undefined || (activeElement !== body && activeElement !== last)) return;
    const isHere = activeElement === last;
    // Most changes are elsewhere, and to look whether it is seen takes time.
    if (isHere && records.every(({type}) => type === 'childList')) return;
    if (isUsable(last)) {
      // A row that is moved loses it on the way.
      if (!isHere) last.focus();
      return;
    }
    const lost = last;
    last = undefined;
    // The browser gives it back itself, a moment later.
    if (lost.closest('dialog:not([open])') !== null) return;
    const came = records.flatMap(({addedNodes}) =>
      [...addedNodes].filter((node): node is Element => node instanceof Element),
    );
    let gap = gapOf(lost, records);
    while (gap !== undefined) {
      const heir = heirOf(gap, lost, came);
      if (heir !== undefined || gap.parent === root) {
        heir?.focus();
        return;
      }
      gap = gapOf(gap.parent, records);
    }
  });
  observer.observe(root, {
    ...{childList: true, subtree: true},
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  return () => {
    ended.abort();
    observer.disconnect();
  };
}
