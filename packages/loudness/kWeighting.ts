import type {Section} from './cascade';

// The analogue prototypes of the two filters in BS.1770-4, annex 1, tables 1 and 2, which gives
// coefficients for 48 kHz only. Derived in B. De Man, "Evaluation of Implementations of the EBU R128
// Loudness Measurement" (AES 145, 2018), section 2; libebur128 uses the same figures.
const SHELF = {frequency: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196};
const SHELF_SLOPE = 0.4996667741545416;
const HIGH_PASS = {frequency: 38.13547087602444, q: 0.5003270373238773};
const REFERENCE_RATE = 48_000;

/**
 * K-weighting of BS.1770-4, annex 1, for any sample rate in Hz: the shelf of the head, then the
 * high-pass of the RLB curve.
 */
export function kWeighting(sampleRate: number): readonly [Section, Section] {
  return [shelf(sampleRate), highPass(sampleRate)];
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
function highPass(sampleRate: number): Section {
  const {a0, k} = highPassDenominator(sampleRate);
  const b = highPassDenominator(REFERENCE_RATE).a0 / a0;
  return {
    b0: b,
    b1: -2 * b,
    b2: b,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / HIGH_PASS.q + k * k) / a0,
  };
}

function highPassDenominator(sampleRate: number): {a0: number; k: number} {
  const k = Math.tan((Math.PI * HIGH_PASS.frequency) / sampleRate);
  return {a0: 1 + k / HIGH_PASS.q + k * k, k};
}
