import type {PhaseResult} from '../measure/reading';
import type {ReportInput} from './report';

/** One signal on both sides is twice the power. */
export const DUAL_MONO = 10 * Math.log10(2);
/** Below this, in LUFS, a step has no speech in it. */
const SPEECH = -60;

/** What the topics are judged by; undefined where the step is missing or nobody spoke. */
export interface Facts {
  readonly input: ReportInput;
  /** The step of normal speech, when there is speech in it. */
  readonly normal: PhaseResult | undefined;
  /** The loud step, when there is speech in it. */
  readonly loud: PhaseResult | undefined;
  /** Normal and loud speech, those that there are. */
  readonly speech: readonly PhaseResult[];
  /** The quiet steps, those that there are. */
  readonly quiet: readonly PhaseResult[];
  readonly loudness: number | undefined;
  readonly floor: number | undefined;
  readonly floorA: number | undefined;
  readonly snr: number | undefined;
  readonly truePeak: number | undefined;
}

/** Joins the steps to the figures that are judged. */
export function factsOf(input: ReportInput): Facts {
  const {phases} = input;
  const normal = spoken(phases.normal);
  const loud = spoken(phases.loud);
  const speech = present([normal, loud]);
  const quiet = present([phases.quiet, phases.quietAgain]);
  const floorA = highest(quiet.map((phase) => phase.floorA));
  return {
    input,
    normal,
    loud,
    speech,
    quiet,
    loudness: normal && normal.loudness.integrated + dualMono(input),
    floor: highest(quiet.map((phase) => phase.floor)),
    floorA,
    snr: normal && floorA !== undefined ? levelOfOne(normal, input) - floorA : undefined,
    truePeak: highest(speech.map((phase) => phase.truePeak)),
  };
}

/** What streaming adds to the measured loudness, in LU. */
export function dualMono({channels, isDualMono}: ReportInput): number {
  return channels === 1 && isDualMono ? DUAL_MONO : 0;
}

/**
 * Loudness of speech as if it were on one channel, in LUFS: the noise floor is that of one channel,
 * and only then can they be compared.
 */
export function levelOfOne({loudness, isOneSided}: PhaseResult, {channels}: ReportInput): number {
  return loudness.integrated - (channels === 2 && !isOneSided ? DUAL_MONO : 0);
}

/** All steps that there are, in their order. */
export function allPhases({input: {phases}}: Facts): readonly PhaseResult[] {
  return present([phases.quiet, phases.normal, phases.loud, phases.quietAgain]);
}

/** The largest value; undefined of none. */
export function highest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values);
}

function spoken(phase: PhaseResult | undefined): PhaseResult | undefined {
  return phase !== undefined && phase.loudness.integrated > SPEECH ? phase : undefined;
}

function present<T>(values: readonly (T | undefined)[]): readonly T[] {
  return values.filter((value) => value !== undefined);
}
