/** What a scroll event knows, in CSS pixels. */
export interface ScrollState {
  top: number;
  /** Where the page was at the event before; null at the first one. */
  lastTop: number | null;
  navbarHeight: number;
  viewportHeight: number;
  documentHeight: number;
}

/**
 * Whether the navbar shows after a scroll: yes at the top and on the way up, no on the way down.
 * @returns null where nothing is to change: no movement, or the rebound at the end of a page
 */
export function visibilityAfterScroll(state: ScrollState): boolean | null {
  const {top, lastTop, navbarHeight, viewportHeight, documentHeight} = state;
  if (top < navbarHeight) return true;
  if (lastTop === null || top === lastTop) return null;
  if (top > lastTop) return false;
  return top + viewportHeight < documentHeight - navbarHeight ? true : null;
}
