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
