import {gainAt, kWeighting, type Section} from '@komebiyori/loudness/filters';

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
 * Both weightings in one loop: a recursive filter waits for its own last value, so that filters side
 * by side cost little more than one does (see `npm run bench -- mic`).
 */
export function createWeightedPowers(sampleRate: number): WeightedPowers {
  const coefficients = {
    k: kWeighting(sampleRate),
    a: aWeighting(sampleRate),
  };
  const states = new Float64Array(10);
  const sums = new Float64Array(2);
  let length = 1;
  return {
    process: (samples) => {
      length = samples.length;
      writeSquares(samples, coefficients, states, sums);
      settle(states);
    },
    k: () => (sums[0] ?? 0) / length,
    a: () => (sums[1] ?? 0) / length,
  };
}

interface Coefficients {
  readonly k: ReturnType<typeof kWeighting>;
  readonly a: ReturnType<typeof aWeighting>;
}

function settle(states: Float64Array): void {
  for (let i = 0; i < states.length; i++) {
    if (Math.abs(states[i] ?? 0) < NOTHING) states[i] = 0;
  }
}

// The loop works on local variables only: what it reads through an object or a closure is read anew
// for every sample. Numerators that are a factor times 1, -2, 1 need one multiplication.
function writeSquares(
  samples: Float64Array,
  {k, a}: Coefficients,
  states: Float64Array,
  sums: Float64Array,
): void {
  const {b0, b1, b2, a1, a2} = k[0];
  const {b0: high, a1: highA1, a2: highA2} = k[1];
  const {b0: scale, a1: lowA1, a2: lowA2} = a[0];
  const {a1: middleA1, a2: middleA2} = a[1];
  const {b1: lastB1, b2: lastB2, a1: lastA1, a2: lastA2} = a[2];
  let k1 = states[0] ?? 0;
  let k2 = states[1] ?? 0;
  let k3 = states[2] ?? 0;
  let k4 = states[3] ?? 0;
  let s1 = states[4] ?? 0;
  let s2 = states[5] ?? 0;
  let s3 = states[6] ?? 0;
  let s4 = states[7] ?? 0;
  let s5 = states[8] ?? 0;
  let s6 = states[9] ?? 0;
  let sumK = 0;
  let sumA = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const head = b0 * x + k1;
    k1 = b1 * x - a1 * head + k2;
    k2 = b2 * x - a2 * head;
    const raised = high * head;
    const heard = raised + k3;
    k3 = k4 - 2 * raised - highA1 * heard;
    k4 = raised - highA2 * heard;
    sumK += heard * heard;
    const scaled = scale * x;
    const low = scaled + s1;
    s1 = s2 - 2 * scaled - lowA1 * low;
    s2 = scaled - lowA2 * low;
    const middle = low + s3;
    s3 = s4 - 2 * low - middleA1 * middle;
    s4 = low - middleA2 * middle;
    const y = middle + s5;
    s5 = lastB1 * middle - lastA1 * y + s6;
    s6 = lastB2 * middle - lastA2 * y;
    sumA += y * y;
  }
  states[0] = k1;
  states[1] = k2;
  states[2] = k3;
  states[3] = k4;
  states[4] = s1;
  states[5] = s2;
  states[6] = s3;
  states[7] = s4;
  states[8] = s5;
  states[9] = s6;
  sums[0] = sumK;
  sums[1] = sumA;
}

/** Pole frequencies in Hz, IEC 61672-1:2013, annex E, table E.1. */
const POLES = {first: 20.598997, second: 107.65265, third: 737.86223, fourth: 12194.217} as const;
/** Hz: where the treble is made right. */
const TREBLE = 12_500;

/**
 * A-weighting of IEC 61672-1 for a sample rate in Hz, 0 dB at 1 kHz: four zeros at 0 Hz, double
 * poles at the first and fourth frequency, single ones at the second and third. The poles are
 * matched (z = exp(-2πf/fs)) instead of bilinear, which would bend the top octave; a double zero
 * makes the treble right, which the poles alone would leave too loud.
 */
export function aWeighting(sampleRate: number): readonly [Section, Section, Section] {
  const frequency = Math.min(TREBLE, 0.4 * sampleRate);
  const wanted = analogueGain(frequency) / analogueGain(1000);
  let [from, to] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const zero = (from + to) / 2;
    if (gainAt(digital(sampleRate, zero), frequency, sampleRate) > wanted) from = zero;
    else to = zero;
  }
  return digital(sampleRate, to);
}

/** |H| of the prototype, IEC 61672-1, equation E.1, without its constant factor. */
function analogueGain(frequency: number): number {
  const square = (value: number): number => value * value;
  const f = square(frequency);
  const {first, second, third, fourth} = POLES;
  const single = Math.sqrt((f + square(second)) * (f + square(third)));
  return (f * f) / ((f + square(first)) * single * (f + square(fourth)));
}

/** @param zero the double zero is at -zero */
function digital(sampleRate: number, zero: number): readonly [Section, Section, Section] {
  const pole = (frequency: number): number => Math.exp((-2 * Math.PI * frequency) / sampleRate);
  const section = (b1: number, b2: number, one: number, other: number): Section => ({
    b0: 1,
    b1,
    b2,
    a1: -(one + other),
    a2: one * other,
  });
  const {first, second, third, fourth} = POLES;
  const low = section(-2, 1, pole(first), pole(first));
  const middle = section(-2, 1, pole(second), pole(third));
  const last = section(2 * zero, zero * zero, pole(fourth), pole(fourth));
  const scale = 1 / gainAt([low, middle, last], 1000, sampleRate);
  const {b0, b1, b2} = low;
  return [{...low, b0: b0 * scale, b1: b1 * scale, b2: b2 * scale}, middle, last];
}
