import type {Conformance} from './conformance';
import {measure} from './run';
import {stereo, tone, type ToneStep} from './signals';

/** Levels of tones of 20 s, and the range in LU that they have. */
const CASES = [
  {levels: [-20, -30], range: 10},
  {levels: [-20, -15], range: 5},
  {levels: [-40, -20], range: 20},
  {levels: [-50, -35, -20, -35, -50], range: 15},
] as const;

/** Tech 3342, cases 1 to 4. */
export function loudnessRangeCases(sampleRate: number): readonly Conformance[] {
  return CASES.map(({levels, range}, index) => {
    const steps = levels.map((level): ToneStep => [level, 20]);
    return {
      name: `Tech 3342 #${index + 1} LRA`,
      unit: 'LU',
      target: range,
      tolerance: [1, 1],
      measured: measure(stereo(tone(steps, sampleRate)), sampleRate).loudness.range,
    };
  });
}
