// BS.1770-4, annex 2, table of the order 48, 4-phase FIR interpolating filter: phases 0 and 1;
// phases 3 and 2 are their mirror images.
const PHASE_0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
] as const;
const PHASE_1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
  0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
] as const;
const TAPS = 12;
/** The largest sum of a phase's absolute coefficients: no interpolated value exceeds it. */
const BOUND = Math.max(absoluteSum(PHASE_0), absoluteSum(PHASE_1));
/** Samples that are skipped or interpolated together. */
const CHUNK = 24;

/** Finds the true peak of one channel: 4 times oversampled, at every sample rate alike. */
export interface TruePeak {
  /**
   * The highest absolute value of a block, at its samples and between them. What cannot exceed
   * `known` is not computed; the result is exact whenever it is above `known`.
   */
  readonly process: (block: Float32Array, known: number) => number;
}

/** @param length of all blocks, in frames */
export function createTruePeak(length: number): TruePeak {
  const samples = new Float64Array(TAPS - 1 + length);
  return {
    process: (block, known) => {
      samples.copyWithin(0, length);
      samples.set(block, TAPS - 1);
      return peakOf(samples, length, known);
    },
  };
}

function peakOf(samples: Float64Array, length: number, known: number): number {
  let peak = known;
  for (let start = 0; start < length; start += CHUNK) {
    const end = Math.min(start + CHUNK, length);
    let highest = 0;
    for (let i = start; i < end + TAPS - 1; i++) {
      highest = Math.max(highest, Math.abs(samples[i] ?? 0));
    }
    // The filter passes by the samples themselves, an eighth of a sample beside them.
    if (highest > peak) peak = highest;
    if (highest * BOUND > peak) peak = Math.max(peak, interpolate(samples, start, end));
  }
  return peak;
}

// A phase and its mirror share their work: with s = x[k] + x[11-k] and d = x[k] - x[11-k] both are
// the sum and the difference of an even part over s and an odd part over d.
const [E0, E1] = [evenPart(PHASE_0), evenPart(PHASE_1)];
const [O0, O1] = [oddPart(PHASE_0), oddPart(PHASE_1)];

function interpolate(x: Float64Array, start: number, end: number): number {
  let peak = 0;
  for (let i = start; i < end; i++) {
    let even0 = 0;
    let odd0 = 0;
    let even1 = 0;
    let odd1 = 0;
    for (let k = 0; k < TAPS / 2; k++) {
      // The newest sample meets the first coefficient.
      const a = x[i + TAPS - 1 - k] ?? 0;
      const b = x[i + k] ?? 0;
      const sum = a + b;
      const difference = a - b;
      even0 += (E0[k] ?? 0) * sum;
      odd0 += (O0[k] ?? 0) * difference;
      even1 += (E1[k] ?? 0) * sum;
      odd1 += (O1[k] ?? 0) * difference;
    }
    // |e + o| and |e - o|: the larger is |e| + |o|.
    const pair0 = Math.abs(even0) + Math.abs(odd0);
    const pair1 = Math.abs(even1) + Math.abs(odd1);
    if (pair0 > peak) peak = pair0;
    if (pair1 > peak) peak = pair1;
  }
  return peak;
}

function evenPart(phase: readonly number[]): Float64Array {
  return Float64Array.from({length: TAPS / 2}, (_, k) => half(phase, k, 1));
}

function oddPart(phase: readonly number[]): Float64Array {
  return Float64Array.from({length: TAPS / 2}, (_, k) => half(phase, k, -1));
}

function half(phase: readonly number[], k: number, sign: 1 | -1): number {
  return ((phase[k] ?? 0) + sign * (phase[TAPS - 1 - k] ?? 0)) / 2;
}

function absoluteSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.abs(value), 0);
}
