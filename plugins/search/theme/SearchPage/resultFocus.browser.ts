/** Marks the links that the arrow keys lead through. */
export const RESULT = {'data-result': ''} as const;

const FIELD = 'main input[name="q"]';

function results(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a[data-result]')];
}

/** Focuses the first result; false when there is none. */
export function focusFirstResult(): boolean {
  const [first] = results();
  first?.focus();
  return first !== undefined;
}

/** Focuses the result after or before one; before the first is the search field. */
export function focusNextResult(from: Element, step: 1 | -1): void {
  const all = results();
  const next = all.findIndex((link) => link === from) + step;
  const target = next < 0 ? document.querySelector<HTMLElement>(FIELD) : all[next];
  target?.focus();
}

const resultAt = (url: string): HTMLElement | undefined =>
  results().find((link) => link.getAttribute('href') === url);

/** How far below the upper edge of the window the result stands that leads to an address, in pixels. */
export const topOfResult = (url: string): number | undefined =>
  resultAt(url)?.getBoundingClientRect().top;

/**
 * Focuses the result that leads to an address, unless the visitor has gone somewhere else.
 * @param top where it stood: what is above it has other heights as long as it is off the screen, so that
 *   the browser returns to another place
 */
export function focusResult(url: string, top: number | undefined): void {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  const link = isFree ? resultAt(url) : undefined;
  if (link === undefined) return;
  link.focus();
  if (top === undefined) return;
  const by = link.getBoundingClientRect().top - top;
  window.scrollBy({top: by, behavior: 'instant'});
}
