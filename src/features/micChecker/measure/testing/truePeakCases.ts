import type {Conformance} from './conformance';
import {measure} from './loudnessRun';
import {fractionSine, interruptedSine, stereo} from './signals';

/** Cases 15 to 19: the divisor of the sample rate, the amplitude, the phase in degrees. */
const SINES = [
  {division: 4, amplitude: 0.5, degrees: 0, target: -6},
  {division: 4, amplitude: 0.5, degrees: 45, target: -6},
  {division: 6, amplitude: 0.5, degrees: 60, target: -6},
  {division: 8, amplitude: 0.5, degrees: 67.5, target: -6},
  {division: 4, amplitude: 1.41, degrees: 45, target: 3},
] as const;
const OFFSETS = [0, 1, 2, 3];

/** Tech 3341, cases 15 to 23. */
export function truePeakCases(sampleRate: number): readonly Conformance[] {
  const row = (number: number, target: number, samples: Float32Array): Conformance => ({
    name: `Tech 3341 #${number} TP`,
    unit: 'dBTP',
    target,
    tolerance: [0.4, 0.2],
    measured: Math.max(
      ...measure(stereo(samples), sampleRate).channels.map((channel) => channel.truePeak),
    ),
  });
  return [
    ...SINES.map(({division, amplitude, degrees, target}, index) =>
      row(15 + index, target, fractionSine(division, amplitude, degrees, sampleRate)),
    ),
    ...OFFSETS.map((offset) => row(20 + offset, 0, interruptedSine(offset, sampleRate))),
  ];
}

interface Design {
  /** Odd. */
  readonly taps: number;
  /** As a part of the sample rate. */
  readonly cutoff: number;
  /** Of the stop band, in dB. */
  readonly attenuation: number;
}

/** A linear-phase low-pass with a Kaiser window (J. F. Kaiser, 1974), 1 at 0 Hz. */
export function kaiserLowPass({taps, cutoff, attenuation}: Design): readonly number[] {
  const beta = 0.1102 * (attenuation - 8.7);
  const centre = (taps - 1) / 2;
  const values = Array.from({length: taps}, (_, i) => {
    const x = i - centre;
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    return (sinc * bessel(beta * Math.sqrt(1 - (x / centre) ** 2))) / bessel(beta);
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > 1e-16 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
