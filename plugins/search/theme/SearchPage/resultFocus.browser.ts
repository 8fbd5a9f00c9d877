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

/** Focuses the result that leads to an address, unless the visitor has gone somewhere else. */
export function focusResult(url: string): void {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree)
    results()
      .find((link) => link.getAttribute('href') === url)
      ?.focus();
}
