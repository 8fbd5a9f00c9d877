/** While templates run, the page notes the time this often. */
export const NOTE_MS = 1000;
/** A page that has noted nothing for so long was closed while it could do nothing. */
const SILENT_MS = 4000;

/** More messages of a template within a second are none that anybody could see. */
const MOST_MESSAGES = 1000;
/** Milliseconds of a second that reading them may take. */
const MOST_READING = 300;
const SECOND = 1000;

/**
 * A gauge of what the page has to read. The frame limits itself, but its template can speak past it.
 * @returns a function that takes when a message was read and how long that took, in milliseconds, and
 * says whether that are too many
 */
export function createFloodGauge(): (now: number, took: number) => boolean {
  let since = -Infinity;
  let count = 0;
  let reading = 0;
  return (now, took) => {
    if (now - since > SECOND) [since, count, reading] = [now, 0, 0];
    count += 1;
    reading += took;
    return count > MOST_MESSAGES || reading > MOST_READING;
  };
}

/**
 * Whether the last page with the playground ended while a template ran and let nothing else happen.
 * @param noted when it said last that a template runs, in milliseconds since 1970; undefined when it
 * said that none does any more
 * @param isReload whether this page is that one, loaded again
 */
export function wasHung(noted: string | undefined, now: number, isReload: boolean): boolean {
  const at = Number(noted ?? NaN);
  return Number.isFinite(at) && (isReload || now - at > SILENT_MS);
}
