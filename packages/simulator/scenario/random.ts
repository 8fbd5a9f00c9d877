/** A stream of numbers that a seed fixes. */
export interface Random {
  /** The next number, from 0 up to but not including 1, in steps of 2^-32. */
  readonly next: () => number;
  /**
   * A whole number from 0 up to but not including `limit`.
   * @param limit 1 to 2^32
   */
  readonly below: (limit: number) => number;
  /** True with the probability `share` (0 to 1). */
  readonly chance: (share: number) => boolean;
  /** @throws RangeError when the list is empty */
  readonly pick: <T>(list: readonly T[]) => T;
  /**
   * An entry, each as often as its weight says.
   * @throws RangeError when no weight is above 0
   */
  readonly weighted: <T>(entries: readonly (readonly [T, number])[]) => T;
}

/** The four words that xoshiro128** works on; not all of them are 0. */
type State = [number, number, number, number];

/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (2018, public domain),
 * https://prng.di.unimi.it/xoshiro128starstar.c, whose tests it passes bit by bit.
 * @returns a function that gives the next 32 bits, unsigned
 */
export function xoshiro128starstar(state: State): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result >>> 0;
  };
}

/**
 * Random numbers from a seed.
 * @param seed any whole number; its lower 32 bits count
 */
export function createRandom(seed: number): Random {
  const mix = splitMix(seed);
  const bits = xoshiro128starstar([mix(), mix(), mix(), mix()]);
  const next = (): number => bits() / 2 ** 32;
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => {
      // The index is within the list; only an empty list has nothing there.
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[below(list.length)] as T;
    },
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [entry, weight] of entries) {
        if (left < weight) return entry;
        left -= weight;
      }
      throw new RangeError('No entry has a weight');
    },
  };
}

/**
 * SplitMix (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014) with 32
 * bits and the finaliser of MurmurHash3: it spreads neighbouring seeds, as the authors of xoshiro
 * ask for.
 */
function splitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
