import type {PhaseResult} from '../measure/reading';
import type {ReportInput} from './report';

/** One signal on both sides is twice the power. */
export const DUAL_MONO = 10 * Math.log10(2);
/** Below this, in LUFS, a step has no speech in it. */
const SPEECH = -60;
/** Above this, in LUFS, a voice is heard as one; what is not is a tone or a hum. */
const CLEAR = -42;
/** Speech that is less than this above the noise, in dB, is hard to hear; softer noise (A-weighted, in
 * dBFS) is not at fault, but the level. */
export const NOISY_SNR = 30;
const SOFT_NOISE = -60;

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
  /** Of the voice, or of what was clipped. */
  readonly truePeak: number | undefined;
  /** In the steps of speaking, whatever was heard there. */
  readonly clips: number;
  readonly hum: 50 | 60 | undefined;
  /** A minute; 0 without speech. */
  readonly plosives: number;
  /** Whether enough speech came to judge its sound. */
  readonly isVoiceHeard: boolean;
}

/** Joins the steps to the figures that are judged. */
export function factsOf(input: ReportInput): Facts {
  const {phases} = input;
  const normal = spoken(phases.normal);
  const loud = spoken(phases.loud);
  const speech = present([normal, loud]);
  const quiet = present([phases.quiet, phases.quietAgain]);
  const floorA = highest(quiet.map((phase) => phase.floorA));
  const loudSteps = present([phases.normal, phases.loud]);
  const clips = loudSteps.reduce((sum, phase) => sum + phase.clips, 0);
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
    truePeak: highest((clips > 0 ? loudSteps : speech).map((phase) => phase.truePeak)),
    clips,
    hum: quiet.find((phase) => phase.hum !== undefined)?.hum,
    plosives: highest(speech.map((phase) => phase.plosives)) ?? 0,
    isVoiceHeard: speech.some((phase) => phase.lacksHighs !== undefined),
  };
}

/** Whether the noise of the room is what is wrong. */
export function isNoisy({snr, floorA}: Facts): boolean {
  return snr !== undefined && floorA !== undefined && snr < NOISY_SNR && floorA > SOFT_NOISE;
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
  if (phase === undefined || phase.loudness.integrated <= SPEECH) return undefined;
  return phase.lacksHighs !== undefined || phase.loudness.integrated < CLEAR ? phase : undefined;
}

function present<T>(values: readonly (T | undefined)[]): readonly T[] {
  return values.filter((value) => value !== undefined);
}
