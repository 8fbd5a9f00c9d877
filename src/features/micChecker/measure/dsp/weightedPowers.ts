import {aWeighting} from './aWeighting';
import type {Section} from '@site/src/lib/loudness/cascade';
import {kWeighting} from '@site/src/lib/loudness/kWeighting';

/** Below this a state is nothing; without it silence ends in denormal numbers, which are slow. */
const NOTHING = 1e-25;

/** Mean squares of one channel behind the two weightings. */
export interface WeightedPowers {
  readonly process: (samples: Float64Array) => void;
  /** Of the last block: K-weighted (BS.1770-4) and A-weighted (IEC 61672-1). */
  readonly k: () => number;
  readonly a: () => number;
}

/**
 * Each weighting in one loop: a recursive filter waits for its own last value, so that sections side
 * by side cost little more than one does (see `npm run bench:mic`).
 */
export function createWeightedPowers(sampleRate: number): WeightedPowers {
  const ofK = coefficientsOf(kWeighting(sampleRate));
  const ofA = coefficientsOf(aWeighting(sampleRate));
  const statesK = new Float64Array(4);
  const statesA = new Float64Array(6);
  const powers = new Float64Array(2);
  return {
    process: (samples) => {
      powers[0] = kSquares(samples, ofK, statesK) / samples.length;
      powers[1] = aSquares(samples, ofA, statesA) / samples.length;
      settle(statesK);
      settle(statesA);
    },
    k: () => powers[0] ?? 0,
    a: () => powers[1] ?? 0,
  };
}

/** b0, b1, b2, a1, a2 of each section. */
function coefficientsOf(sections: readonly Section[]): Float64Array {
  return Float64Array.from(sections.flatMap(({b0, b1, b2, a1, a2}) => [b0, b1, b2, a1, a2]));
}

function settle(states: Float64Array): void {
  for (let i = 0; i < states.length; i++) {
    if (Math.abs(states[i] ?? 0) < NOTHING) states[i] = 0;
  }
}

// The loops work on local variables only: what they read through an object or a closure is read anew
// for every sample. Numerators that are a factor times 1, -2, 1 need one multiplication.

function kSquares(samples: Float64Array, c: Float64Array, states: Float64Array): number {
  const [b0, b1, b2] = [c[0] ?? 0, c[1] ?? 0, c[2] ?? 0];
  const [a1, a2] = [c[3] ?? 0, c[4] ?? 0];
  const [high, highA1, highA2] = [c[5] ?? 0, c[8] ?? 0, c[9] ?? 0];
  let s1 = states[0] ?? 0;
  let s2 = states[1] ?? 0;
  let s3 = states[2] ?? 0;
  let s4 = states[3] ?? 0;
  let sum = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const head = b0 * x + s1;
    s1 = b1 * x - a1 * head + s2;
    s2 = b2 * x - a2 * head;
    const scaled = high * head;
    const y = scaled + s3;
    s3 = s4 - 2 * scaled - highA1 * y;
    s4 = scaled - highA2 * y;
    sum += y * y;
  }
  states[0] = s1;
  states[1] = s2;
  states[2] = s3;
  states[3] = s4;
  return sum;
}

function aSquares(samples: Float64Array, c: Float64Array, states: Float64Array): number {
  const [scale, lowA1, lowA2] = [c[0] ?? 0, c[3] ?? 0, c[4] ?? 0];
  const [middleA1, middleA2] = [c[8] ?? 0, c[9] ?? 0];
  const [b1, b2, a1, a2] = [c[11] ?? 0, c[12] ?? 0, c[13] ?? 0, c[14] ?? 0];
  let s1 = states[0] ?? 0;
  let s2 = states[1] ?? 0;
  let s3 = states[2] ?? 0;
  let s4 = states[3] ?? 0;
  let s5 = states[4] ?? 0;
  let s6 = states[5] ?? 0;
  let sum = 0;
  for (let i = 0; i < samples.length; i++) {
    const scaled = scale * (samples[i] ?? 0);
    const low = scaled + s1;
    s1 = s2 - 2 * scaled - lowA1 * low;
    s2 = scaled - lowA2 * low;
    const middle = low + s3;
    s3 = s4 - 2 * low - middleA1 * middle;
    s4 = low - middleA2 * middle;
    const y = middle + s5;
    s5 = b1 * middle - a1 * y + s6;
    s6 = b2 * middle - a2 * y;
    sum += y * y;
  }
  states[0] = s1;
  states[1] = s2;
  states[2] = s3;
  states[3] = s4;
  states[4] = s5;
  states[5] = s6;
  return sum;
}
