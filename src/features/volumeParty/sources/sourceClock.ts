/** ms; a source that is further behind stood still meanwhile. */
const STOOD_STILL = 250;

/**
 * Moments of a source on the page's clock. Messages come late by chance, samples do not: what counts
 * is the source's own time, from the message that came with the least delay.
 *
 * @returns from a source's time and the time at which it came, in ms, when it was
 */
export function createSourceClock(): (sourceAt: number, now: number) => number {
  let offset: number | undefined;
  return (sourceAt, now) => {
    const found = now - sourceAt;
    offset = offset === undefined || found - offset > STOOD_STILL ? found : Math.min(offset, found);
    return sourceAt + offset;
  };
}
