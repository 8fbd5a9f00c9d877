/** A second-order section, normalised so that a0 is 1. */
export interface Section {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Below this a state is nothing; without it silence ends in denormal numbers, which are slow. */
const NOTHING = 1e-25;

/** Second-order sections in a row, in transposed direct form II. */
export interface Cascade {
  /** Filters `input` into `output`, which has at least its length. */
  readonly process: (input: Float64Array, output: Float64Array, length: number) => void;
}

export function createCascade(sections: readonly Section[]): Cascade {
  const stages = sections.map(createStage);
  return {
    process: (input, output, length) => {
      let from = input;
      for (const stage of stages) {
        stage(from, output, length);
        from = output;
      }
    },
  };
}

function createStage({b0, b1, b2, a1, a2}: Section): Cascade['process'] {
  let s1 = 0;
  let s2 = 0;
  return (input, output, length) => {
    let first = s1;
    let second = s2;
    for (let i = 0; i < length; i++) {
      const x = input[i] ?? 0;
      const y = b0 * x + first;
      first = b1 * x - a1 * y + second;
      second = b2 * x - a2 * y;
      output[i] = y;
    }
    s1 = Math.abs(first) < NOTHING ? 0 : first;
    s2 = Math.abs(second) < NOTHING ? 0 : second;
  };
}

/** How much a cascade amplifies a frequency: |H|, both in Hz. */
export function gainAt(
  sections: readonly Section[],
  frequency: number,
  sampleRate: number,
): number {
  const w = (2 * Math.PI * frequency) / sampleRate;
  return sections.reduce((gain, {b0, b1, b2, a1, a2}) => {
    const above = Math.hypot(
      b0 + b1 * Math.cos(w) + b2 * Math.cos(2 * w),
      b1 * Math.sin(w) + b2 * Math.sin(2 * w),
    );
    const below = Math.hypot(
      1 + a1 * Math.cos(w) + a2 * Math.cos(2 * w),
      a1 * Math.sin(w) + a2 * Math.sin(2 * w),
    );
    return (gain * above) / below;
  }, 1);
}

// The analogue prototypes of the two filters in BS.1770-4, annex 1, tables 1 and 2, which gives
// coefficients for 48 kHz only. Derived in B. De Man, "Evaluation of Implementations of the EBU R128
// Loudness Measurement" (AES 145, 2018), section 2; libebur128 uses the same figures.
const SHELF = {frequency: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196};
const SHELF_SLOPE = 0.4996667741545416;
const RLB = {frequency: 38.13547087602444, q: 0.5003270373238773};
const REFERENCE_RATE = 48_000;

/**
 * K-weighting of BS.1770-4, annex 1, for any sample rate in Hz: the shelf of the head, then the
 * high-pass of the RLB curve.
 */
export function kWeighting(sampleRate: number): readonly [Section, Section] {
  return [shelf(sampleRate), rlb(sampleRate)];
}

function shelf(sampleRate: number): Section {
  const {frequency, gain, q} = SHELF;
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const high = 10 ** (gain / 20);
  const band = high ** SHELF_SLOPE;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** The standard's numerator is 1, -2, 1 at 48 kHz; its gain there (0.04 dB) is kept at every rate. */
function rlb(sampleRate: number): Section {
  const {a0, k} = rlbDenominator(sampleRate);
  const b = rlbDenominator(REFERENCE_RATE).a0 / a0;
  return {
    b0: b,
    b1: -2 * b,
    b2: b,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / RLB.q + k * k) / a0,
  };
}

function rlbDenominator(sampleRate: number): {a0: number; k: number} {
  const k = Math.tan((Math.PI * RLB.frequency) / sampleRate);
  return {a0: 1 + k / RLB.q + k * k, k};
}

/** Qualities of the two sections of a fourth-order Butterworth filter: 1 / (2 cos(π/8 · 1, 3)). */
const QUALITIES = [1 / (2 * Math.cos(Math.PI / 8)), 1 / (2 * Math.cos((3 * Math.PI) / 8))];

/** A Butterworth low-pass of 24 dB an octave, by the bilinear transform; frequencies in Hz. */
export function lowPass(frequency: number, sampleRate: number): readonly Section[] {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  return QUALITIES.map((q) => {
    const a0 = 1 + k / q + k * k;
    const b0 = (k * k) / a0;
    return {b0, b1: 2 * b0, b2: b0, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0};
  });
}

/** A Butterworth high-pass of 24 dB an octave, by the bilinear transform; frequencies in Hz. */
export function highPass(frequency: number, sampleRate: number): readonly Section[] {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  return QUALITIES.map((q) => {
    const a0 = 1 + k / q + k * k;
    const b0 = 1 / a0;
    return {b0, b1: -2 * b0, b2: b0, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0};
  });
}
