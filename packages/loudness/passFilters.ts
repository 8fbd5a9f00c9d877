import type {Section} from './cascade';

/** Qualities of the two sections of a fourth-order Butterworth filter: 1 / (2 cos(π/8 · 1, 3)). */
const LOW_PASS_QUALITIES = [1 / (2 * Math.cos(Math.PI / 8)), 1 / (2 * Math.cos((3 * Math.PI) / 8))];

/** A Butterworth low-pass of 24 dB an octave, by the bilinear transform; frequencies in Hz. */
export function lowPass(frequency: number, sampleRate: number): readonly Section[] {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  return LOW_PASS_QUALITIES.map((q) => {
    const a0 = 1 + k / q + k * k;
    const b0 = (k * k) / a0;
    return {b0, b1: 2 * b0, b2: b0, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0};
  });
}

/** Qualities of the two sections of a fourth-order Butterworth filter: 1 / (2 cos(π/8 · 1, 3)). */
const HIGH_PASS_QUALITIES = [
  1 / (2 * Math.cos(Math.PI / 8)),
  1 / (2 * Math.cos((3 * Math.PI) / 8)),
];

/** A Butterworth high-pass of 24 dB an octave, by the bilinear transform; frequencies in Hz. */
export function highPass(frequency: number, sampleRate: number): readonly Section[] {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  return HIGH_PASS_QUALITIES.map((q) => {
    const a0 = 1 + k / q + k * k;
    const b0 = 1 / a0;
    return {b0, b1: -2 * b0, b2: b0, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0};
  });
}
