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
