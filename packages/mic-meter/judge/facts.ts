import {PHASES, type Phase, type PhaseResult} from '../reading';
import type {TargetId} from './targets';

/** One signal on both sides is twice the power. */
export const DUAL_MONO = 10 * Math.log10(2);
/** Below this, in LUFS, a step has no speech in it. */
const SPEECH = -60;
/** Above this, in LUFS, a voice is heard as one; what is not is a tone or a hum. */
const CLEAR = -42;
/**
 * Speech that is less than this above the noise, in dB, is hard to hear; softer noise (A-weighted, in
 * dBFS) is not at fault, but the level.
 */
export const NOISY_SNR = 30;
const SOFT_NOISE = -60;

/** What is judged. */
export interface ReportInput {
  /** Steps that were left out are missing. */
  readonly phases: Partial<Readonly<Record<Phase, PhaseResult>>>;
  readonly target: TargetId;
  /** Of the measured signal. */
  readonly channels: 1 | 2;
  /** Whether a mono signal is streamed to both sides, which is 3.01 LU louder. */
  readonly isDualMono: boolean;
  /** In Hz. */
  readonly sampleRate: number;
}

/** What the topics are judged by; undefined where the step is missing or nobody spoke. */
export interface Facts {
  readonly input: ReportInput;
  /** The step of normal speech, when there is speech in it. */
  readonly normal: PhaseResult | undefined;
  /** The loud step, when there is speech in it. */
  readonly loud: PhaseResult | undefined;
  /** Normal and loud speech, those that there are. */
  readonly speech: readonly PhaseResult[];
  /** Of normal speech as it is streamed (dual mono counted), in LUFS. */
  readonly loudness: number | undefined;
  /** How much louder the loud voice is than the normal one, in LU; 0 when one is missing. */
  readonly jump: number;
  /** Of the quiet steps, the louder one, in dBFS; -Infinity for digital silence. */
  readonly floor: number | undefined;
  readonly floorA: number | undefined;
  /** How much more noise (A-weighted) the second quiet step had, in dB. */
  readonly change: number | undefined;
  /** Speech above the A-weighted noise, in dB; Infinity over digital silence. */
  readonly snr: number | undefined;
  /** Of the voice, or of what was clipped; in dBTP. */
  readonly truePeak: number | undefined;
  /** In the steps of speaking, whatever was heard there. */
  readonly clips: number;
  readonly hum: 50 | 60 | undefined;
  /** A minute; 0 without speech. */
  readonly plosives: number;
  /** -Infinity without speech. */
  readonly sibilance: number;
  /** The largest, as a part of full scale. */
  readonly dcOffset: number;
  /** Sound that did not arrive, of all steps. */
  readonly lostMs: number;
  readonly lostPercent: number | undefined;
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
  const all = present([phases.quiet, phases.normal, phases.loud, phases.quietAgain]);
  const clips = loudSteps.reduce((sum, phase) => sum + phase.clips, 0);
  return {
    input,
    normal,
    loud,
    speech,
    loudness: normal && normal.loudness.integrated + dualMono(input),
    jump: normal && loud ? loud.maxShortTerm - normal.loudness.integrated : 0,
    floor: highest(quiet.map((phase) => phase.floor)),
    floorA,
    change:
      phases.quiet && phases.quietAgain
        ? phases.quietAgain.floorA - phases.quiet.floorA
        : undefined,
    snr: normal && floorA !== undefined ? levelOfOne(normal, input) - floorA : undefined,
    truePeak: highest((clips > 0 ? loudSteps : speech).map((phase) => phase.truePeak)),
    clips,
    hum: quiet.find((phase) => phase.hum !== undefined)?.hum,
    plosives: highest(speech.map((phase) => phase.plosives)) ?? 0,
    sibilance: highest(speech.map((phase) => phase.sibilance)) ?? -Infinity,
    dcOffset: highest(all.map((phase) => Math.abs(phase.dcOffset))) ?? 0,
    ...lossOf(all, input.sampleRate),
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

function lossOf(
  steps: readonly PhaseResult[],
  sampleRate: number,
): Pick<Facts, 'lostMs' | 'lostPercent'> {
  const lost = steps.reduce((sum, {lostFrames}) => sum + lostFrames, 0);
  const seconds = steps.reduce((sum, {phase}) => sum + PHASES[phase], 0);
  return {
    lostMs: (1000 * lost) / sampleRate,
    lostPercent: seconds === 0 ? undefined : (100 * lost) / (seconds * sampleRate),
  };
}

/** The largest value; undefined of none. */
function highest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values);
}

function spoken(phase: PhaseResult | undefined): PhaseResult | undefined {
  if (phase === undefined || phase.loudness.integrated <= SPEECH) return undefined;
  return phase.lacksHighs !== undefined || phase.loudness.integrated < CLEAR ? phase : undefined;
}

function present<T>(values: readonly (T | undefined)[]): readonly T[] {
  return values.filter((value) => value !== undefined);
}
