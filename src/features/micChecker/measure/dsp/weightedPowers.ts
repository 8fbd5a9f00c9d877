import {aWeighting} from './aWeighting';
import type {Section} from './cascade';
import {kWeighting} from './kWeighting';

/** Below this a state is nothing; without it silence ends in denormal numbers, which are slow. */
const NOTHING = 1e-25;
const THROUGH: Section = {b0: 1, b1: 0, b2: 0, a1: 0, a2: 0};

/** Mean squares of one channel behind the two weightings. */
export interface WeightedPowers {
  readonly process: (samples: Float64Array) => void;
  /** Of the last block: K-weighted (BS.1770-4) and A-weighted (IEC 61672-1). */
  readonly k: () => number;
  readonly a: () => number;
}

/**
 * Both weightings in one loop. A recursive filter waits for its own last value; five of them side by
 * side cost little more than one after the other would (see `npm run bench:mic`).
 */
export function createWeightedPowers(sampleRate: number): WeightedPowers {
  const [shelf, highPass] = kWeighting(sampleRate);
  const [first = THROUGH, second = THROUGH, third = THROUGH] = aWeighting(sampleRate);
  // Of each section the two states of its transposed direct form II.
  const states = new Float64Array(10);
  let [k, a] = [0, 0];
  return {
    process: (samples) => {
      const {length} = samples;
      let [k1 = 0, k2 = 0, k3 = 0, k4 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0, a6 = 0] = states;
      let [sumK, sumA] = [0, 0];
      for (let i = 0; i < length; i++) {
        const x = samples[i] ?? 0;

        const head = shelf.b0 * x + k1;
        k1 = shelf.b1 * x - shelf.a1 * head + k2;
        k2 = shelf.b2 * x - shelf.a2 * head;
        const yk = highPass.b0 * head + k3;
        k3 = highPass.b1 * head - highPass.a1 * yk + k4;
        k4 = highPass.b2 * head - highPass.a2 * yk;
        sumK += yk * yk;

        const low = first.b0 * x + a1;
        a1 = first.b1 * x - first.a1 * low + a2;
        a2 = first.b2 * x - first.a2 * low;
        const middle = second.b0 * low + a3;
        a3 = second.b1 * low - second.a1 * middle + a4;
        a4 = second.b2 * low - second.a2 * middle;
        const ya = third.b0 * middle + a5;
        a5 = third.b1 * middle - third.a1 * ya + a6;
        a6 = third.b2 * middle - third.a2 * ya;
        sumA += ya * ya;
      }
      states.set([k1, k2, k3, k4, a1, a2, a3, a4, a5, a6]);
      for (let i = 0; i < states.length; i++) {
        if (Math.abs(states[i] ?? 0) < NOTHING) states[i] = 0;
      }
      [k, a] = [sumK / length, sumA / length];
    },
    k: () => k,
    a: () => a,
  };
}
