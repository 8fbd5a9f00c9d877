import {createRing} from './ring';

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
