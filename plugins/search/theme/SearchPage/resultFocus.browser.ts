import {historyEntry, keepInEntry} from '@site/src/browser/historyEntry.browser';
import * as v from 'valibot';

/** What comes into sight gets its own height in one of the next frames, and moves the others. */
const SETTLING = 10;

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

const topOf = (link: Element): number => link.getBoundingClientRect().top;

/** Where a visitor was in the list, as the entry of the history holds it. */
const PlaceSchema = v.object({
  resultUrl: v.string(),
  /** In pixels from the upper edge of the window. */
  resultTop: v.pipe(v.string(), v.transform(Number), v.finite()),
  /** There when the result was followed, so that the keyboard goes on from it. */
  resultFollowed: v.optional(v.string()),
});

/**
 * Keeps a result and where it stands in the entry of the history, which outlives a reload and is there
 * when the visitor goes back.
 */
function keepResult(link: HTMLElement | undefined, isFollowed: boolean): void {
  keepInEntry({
    resultUrl: link?.getAttribute('href') ?? undefined,
    resultTop: link === undefined ? undefined : String(topOf(link)),
    resultFollowed: link !== undefined && isFollowed ? '' : undefined,
  });
}

/** Keeps the result that is followed. */
export function keepFollowed(url: string): void {
  keepResult(resultAt(url), true);
}

/**
 * Keeps the uppermost result in sight, or the last one above the end of the page, unless the one that was
 * followed stands as it did; at the top, nothing.
 */
export function keepPlace(): void {
  const {success, output} = v.safeParse(PlaceSchema, historyEntry());
  if (success && output.resultFollowed !== undefined) {
    const followed = resultAt(output.resultUrl);
    if (followed !== undefined && topOf(followed) === output.resultTop) return;
  }
  const all = window.scrollY > 0 ? results() : [];
  keepResult(all.find((link) => topOf(link) >= 0) ?? all.at(-1), false);
}

/**
 * Scrolls to the place that was kept, and focuses the result that was followed, unless the visitor has
 * gone somewhere else. What is above it has other heights as long as it is off the screen, so that the
 * browser returns to another place.
 */
export function returnToPlace(): void {
  const {success, output} = v.safeParse(PlaceSchema, historyEntry());
  if (!success) return;
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (!isFree) return;
  if (output.resultFollowed !== undefined) resultAt(output.resultUrl)?.focus();
  const settle = (frames: number): void => {
    // Looked for each time: one that was replaced in the meantime stands nowhere.
    const link = resultAt(output.resultUrl);
    if (link === undefined) return;
    window.scrollBy({top: topOf(link) - output.resultTop, behavior: 'instant'});
    if (frames > 0)
      requestAnimationFrame(() => {
        settle(frames - 1);
      });
  };
  settle(SETTLING);
}
