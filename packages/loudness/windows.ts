/** The last values, at most `size` of them. */
export interface Ring {
  readonly push: (value: number) => void;
  /** Sum of the last `count` values; what has not come yet counts as 0. */
  readonly sum: (count: number) => number;
  /** The largest of the last `count` values, at least 0. */
  readonly max: (count: number) => number;
}

/** All zeros at first. Sums are added anew each time, so that no rounding gathers. */
export function createRing(size: number): Ring {
  const values = new Float64Array(size);
  let next = 0;
  const at = (age: number): number => values[(next - 1 - age + 2 * size) % size] ?? 0;
  return {
    push: (value) => {
      values[next] = value;
      next = (next + 1) % size;
    },
    sum: (count) => {
      const first = (next - count + size) % size;
      if (first < next) return sumOf(values, first, next);
      return sumOf(values, first, size) + sumOf(values, 0, next);
    },
    max: (count) => {
      let max = 0;
      for (let age = 0; age < count; age++) max = Math.max(max, at(age));
      return max;
    },
  };
}

function sumOf(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i] ?? 0;
  return sum;
}

/** Hops are 10 ms: 400 ms and 3 s (Tech 3341, section 2.2). */
export const MOMENTARY_HOPS = 40;
export const SHORT_TERM_HOPS = 300;

/** Sliding windows over the K-weighted power of hops; before they are full the past is silent. */
export interface LoudnessWindows {
  readonly push: (power: number) => void;
  /** Mean square over 400 ms. */
  readonly momentary: () => number;
  /** Mean square over 3 s. */
  readonly shortTerm: () => number;
}

export function createLoudnessWindows(): LoudnessWindows {
  const ring = createRing(SHORT_TERM_HOPS);
  let momentary = 0;
  let shortTerm = 0;
  return {
    push: (power) => {
      ring.push(power);
      momentary = ring.sum(MOMENTARY_HOPS) / MOMENTARY_HOPS;
      shortTerm = ring.sum(SHORT_TERM_HOPS) / SHORT_TERM_HOPS;
    },
    momentary: () => momentary,
    shortTerm: () => shortTerm,
  };
}
