import type {LoudnessSpan} from '../loudness/loudnessSpan';
import type {Conformance} from './conformance';
import {measureLoudness, measure} from './loudnessRun';
import {stereo, tone, type ToneStep} from './signals';

const TOLERANCE = [0.1, 0.1] as const;
const SILENCE = -Infinity;
const INDICES = Array.from({length: 20}, (_, i) => i);

const row = (name: string, target: number, measured: number): Conformance => ({
  name: `Tech 3341 ${name}`,
  unit: 'LUFS',
  target,
  tolerance: TOLERANCE,
  measured,
});

/** Cases 1 to 6: integrated loudness; of 1 and 2 also momentary and short-term. */
export function integratedCases(sampleRate: number): readonly Conformance[] {
  const read = (steps: readonly ToneStep[]) =>
    measure(stereo(tone(steps, sampleRate)), sampleRate).loudness;
  const steady = [-23, -33].flatMap((level, index) => {
    const {integrated, shortTerm, momentary} = read([[level, 20]]);
    return [
      row(`#${index + 1} I`, level, integrated),
      row(`#${index + 1} S`, level, shortTerm),
      row(`#${index + 1} M`, level, momentary),
    ];
  });
  const gated: readonly (readonly ToneStep[])[] = [
    [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ],
    [
      [-72, 10],
      [-36, 10],
      [-23, 60],
      [-36, 10],
      [-72, 10],
    ],
    [
      [-26, 20],
      [-20, 20.1],
      [-26, 20],
    ],
  ];
  return [
    ...steady,
    ...gated.map((steps, index) => row(`#${index + 3} I`, -23, read(steps).integrated)),
    row('#6 I (5.0)', -23, surround(sampleRate)),
  ];
}

function surround(sampleRate: number): number {
  const levels = [-28, -28, -24, -30, -30];
  const signal = levels.map((level) => tone([[level, 20]], sampleRate));
  return measureLoudness(signal, sampleRate).read().integrated;
}

/** Cases 9 to 11: short-term loudness. */
export function shortTermCases(sampleRate: number): readonly Conformance[] {
  const repeated = repeat(
    [
      [-20, 1.34],
      [-30, 1.66],
    ],
    5,
  );
  return [
    row(
      '#9 S from 3 s',
      -23,
      constant(repeated, sampleRate, 3, (span) => span.read().shortTerm),
    ),
    row('#10 max S', -23, segments(sampleRate, {step: 0.15, length: 3}, maxShortTerm)),
    row('#11 max S, live', -23, successive(sampleRate, {step: 0.15, length: 3}, maxShortTerm)),
  ];
}

/** Cases 12 to 14: momentary loudness. */
export function momentaryCases(sampleRate: number): readonly Conformance[] {
  const repeated = repeat(
    [
      [-20, 0.18],
      [-30, 0.22],
    ],
    25,
  );
  return [
    row(
      '#12 M from 1 s',
      -23,
      constant(repeated, sampleRate, 1, (span) => span.read().momentary),
    ),
    row('#13 max M', -23, segments(sampleRate, {step: 0.02, length: 0.4}, maxMomentary)),
    row('#14 max M, live', -23, successive(sampleRate, {step: 0.02, length: 0.4}, maxMomentary)),
  ];
}

interface Segments {
  /** How much later each tone begins, and how long it is, in seconds. */
  readonly step: number;
  readonly length: number;
}

type Read = (span: LoudnessSpan) => number;

const maxShortTerm: Read = (span) => span.maxShortTerm();
const maxMomentary: Read = (span) => span.maxMomentary();

const repeat = (steps: readonly ToneStep[], times: number): readonly ToneStep[] =>
  Array.from({length: times}, () => steps).flat();

/** Of all readings from a time on, every 10 ms, the one farthest from -23. */
function constant(
  steps: readonly ToneStep[],
  sampleRate: number,
  from: number,
  read: Read,
): number {
  const values: number[] = [];
  measureLoudness(stereo(tone(steps, sampleRate)), sampleRate, (span, seconds) => {
    if (seconds >= from) values.push(read(span));
  });
  return farthest(values, -23);
}

/** Each tone measured for itself. */
function segments(sampleRate: number, {step, length}: Segments, read: Read): number {
  const values = INDICES.map((i) => {
    const steps: readonly ToneStep[] = [
      [SILENCE, i * step],
      [-23, length],
      [SILENCE, 1],
    ];
    return read(measureLoudness(stereo(tone(steps, sampleRate)), sampleRate));
  });
  return farthest(values, -23);
}

/** One signal whose tones grow by 1 dB; each maximum is moved to -23, as if the tone had it. */
function successive(sampleRate: number, {step, length}: Segments, read: Read): number {
  const steps = INDICES.flatMap((i): ToneStep[] => [
    [SILENCE, i * step],
    [-38 + i, length],
    [SILENCE, length - i * step],
  ]);
  const maxima: number[] = [];
  measureLoudness(stereo(tone(steps, sampleRate)), sampleRate, (span, seconds) => {
    maxima[Math.ceil(seconds / (2 * length) - 1e-9) - 1] = read(span);
  });
  const moved = maxima.map((value, i) => value - (-38 + i) - 23);
  return moved.length === INDICES.length ? farthest(moved, -23) : NaN;
}

function farthest(values: readonly number[], target: number): number {
  return values.reduce(
    (far, value) => (Math.abs(value - target) > Math.abs(far - target) ? value : far),
    values.length === 0 ? NaN : target,
  );
}

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
