export type Random = () => number;

/**
 * Numbers from 0 up to but not including 1, the same for the same seed: mulberry32 by Tommy Ettinger
 * (public domain). Fast, and good enough for tests and for noise that nobody hears.
 * @param seed any whole number; its lower 32 bits count
 */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of some things. */
export function pick<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('Nothing to pick from');
  return thing;
}
