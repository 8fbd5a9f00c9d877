/** While templates run, the page notes the time this often. */
export const NOTE_MS = 1000;
/** A page that has noted nothing for so long was closed while it could do nothing. */
const SILENT_MS = 4000;

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
