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
   * @param highest absolute sample of the block
   */
  readonly process: (block: Float64Array, highest: number, known: number) => number;
}

/** @param length of all blocks, in frames */
export function createTruePeak(length: number): TruePeak {
  const samples = new Float64Array(TAPS - 1 + length);
  let before = 0;
  return {
    process: (block, highest, known) => {
      samples.copyWithin(0, length);
      samples.set(block, TAPS - 1);
      const reach = Math.max(highest, before) * BOUND;
      before = highest;
      if (reach <= known) return known;
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
const [E00 = 0, E01 = 0, E02 = 0, E03 = 0, E04 = 0, E05 = 0] = half(PHASE_0, 1);
const [O00 = 0, O01 = 0, O02 = 0, O03 = 0, O04 = 0, O05 = 0] = half(PHASE_0, -1);
const [E10 = 0, E11 = 0, E12 = 0, E13 = 0, E14 = 0, E15 = 0] = half(PHASE_1, 1);
const [O10 = 0, O11 = 0, O12 = 0, O13 = 0, O14 = 0, O15 = 0] = half(PHASE_1, -1);

/** Written out, as a loop over the taps takes three times as long. */
function interpolate(x: Float64Array, start: number, end: number): number {
  let peak = 0;
  for (let i = start; i < end; i++) {
    const x0 = x[i] ?? 0;
    const x1 = x[i + 1] ?? 0;
    const x2 = x[i + 2] ?? 0;
    const x3 = x[i + 3] ?? 0;
    const x4 = x[i + 4] ?? 0;
    const x5 = x[i + 5] ?? 0;
    const x6 = x[i + 6] ?? 0;
    const x7 = x[i + 7] ?? 0;
    const x8 = x[i + 8] ?? 0;
    const x9 = x[i + 9] ?? 0;
    const x10 = x[i + 10] ?? 0;
    const x11 = x[i + 11] ?? 0;
    const s0 = x11 + x0;
    const s1 = x10 + x1;
    const s2 = x9 + x2;
    const s3 = x8 + x3;
    const s4 = x7 + x4;
    const s5 = x6 + x5;
    const d0 = x11 - x0;
    const d1 = x10 - x1;
    const d2 = x9 - x2;
    const d3 = x8 - x3;
    const d4 = x7 - x4;
    const d5 = x6 - x5;
    const even0 = E00 * s0 + E01 * s1 + E02 * s2 + E03 * s3 + E04 * s4 + E05 * s5;
    const odd0 = O00 * d0 + O01 * d1 + O02 * d2 + O03 * d3 + O04 * d4 + O05 * d5;
    const even1 = E10 * s0 + E11 * s1 + E12 * s2 + E13 * s3 + E14 * s4 + E15 * s5;
    const odd1 = O10 * d0 + O11 * d1 + O12 * d2 + O13 * d3 + O14 * d4 + O15 * d5;
    // |e + o| and |e - o|: the larger is |e| + |o|.
    const pair0 = Math.abs(even0) + Math.abs(odd0);
    const pair1 = Math.abs(even1) + Math.abs(odd1);
    if (pair0 > peak) peak = pair0;
    if (pair1 > peak) peak = pair1;
  }
  return peak;
}

/** Half of what a phase has in common with its mirror image (1), or of what it has not (-1). */
function half(phase: readonly number[], sign: 1 | -1): readonly number[] {
  return phase.slice(0, TAPS / 2).map((tap, k) => (tap + sign * (phase[TAPS - 1 - k] ?? 0)) / 2);
}

function absoluteSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.abs(value), 0);
}
