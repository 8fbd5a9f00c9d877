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
const EVEN_0 = half(PHASE_0, 1);
const ODD_0 = half(PHASE_0, -1);
const EVEN_1 = half(PHASE_1, 1);
const ODD_1 = half(PHASE_1, -1);

/** Written out, and with local variables only: a loop over the taps takes three times as long. */
function interpolate(x: Float64Array, start: number, end: number): number {
  const p0 = EVEN_0[0];
  const p1 = EVEN_0[1];
  const p2 = EVEN_0[2];
  const p3 = EVEN_0[3];
  const p4 = EVEN_0[4];
  const p5 = EVEN_0[5];
  const q0 = ODD_0[0];
  const q1 = ODD_0[1];
  const q2 = ODD_0[2];
  const q3 = ODD_0[3];
  const q4 = ODD_0[4];
  const q5 = ODD_0[5];
  const r0 = EVEN_1[0];
  const r1 = EVEN_1[1];
  const r2 = EVEN_1[2];
  const r3 = EVEN_1[3];
  const r4 = EVEN_1[4];
  const r5 = EVEN_1[5];
  const t0 = ODD_1[0];
  const t1 = ODD_1[1];
  const t2 = ODD_1[2];
  const t3 = ODD_1[3];
  const t4 = ODD_1[4];
  const t5 = ODD_1[5];
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
    const even0 = p0 * s0 + p1 * s1 + p2 * s2 + p3 * s3 + p4 * s4 + p5 * s5;
    const odd0 = q0 * d0 + q1 * d1 + q2 * d2 + q3 * d3 + q4 * d4 + q5 * d5;
    const even1 = r0 * s0 + r1 * s1 + r2 * s2 + r3 * s3 + r4 * s4 + r5 * s5;
    const odd1 = t0 * d0 + t1 * d1 + t2 * d2 + t3 * d3 + t4 * d4 + t5 * d5;
    // |e + o| and |e - o|: the larger is |e| + |o|.
    const pair0 = Math.abs(even0) + Math.abs(odd0);
    const pair1 = Math.abs(even1) + Math.abs(odd1);
    if (pair0 > peak) peak = pair0;
    if (pair1 > peak) peak = pair1;
  }
  return peak;
}

type Half = readonly [number, number, number, number, number, number];

/** Half of what a phase has in common with its mirror image (1), or of what it has not (-1). */
function half(phase: readonly number[], sign: 1 | -1): Half {
  const at = (k: number): number => ((phase[k] ?? 0) + sign * (phase[TAPS - 1 - k] ?? 0)) / 2;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

function absoluteSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.abs(value), 0);
}
