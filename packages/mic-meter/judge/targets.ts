/** A loudness to aim at: the range in LUFS that is right, and the middle of it. */
export interface Target {
  readonly from: number;
  readonly to: number;
}

/**
 * Guides, not rules: what platforms normalise to (YouTube -14, podcasts -16), EBU R 128 (-23) and
 * ARIB TR-B32 (-24), each with the 1 LU that live programmes are allowed, and a range for streams,
 * where speech shares the mix with a game and music.
 */
export const TARGETS = {
  stream: {from: -20, to: -14},
  youtube: {from: -15, to: -13},
  podcast: {from: -17, to: -15},
  ebu: {from: -24, to: -22},
  arib: {from: -25, to: -23},
} as const satisfies Record<string, Target>;

export type TargetId = keyof typeof TARGETS;

/** The middle of a target, in LUFS. */
export function middleOf({from, to}: Target): number {
  return (from + to) / 2;
}

/** How far a loudness is below (negative) or above (positive) a target, in LU; 0 inside. */
export function distanceFrom({from, to}: Target, loudness: number): number {
  if (loudness < from) return loudness - from;
  return loudness > to ? loudness - to : 0;
}
