import type {Phase, PhaseResult} from '../measure/reading';
import type {TargetId} from './targets';

/** From the best to the worst. */
export const GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

export type Grade = (typeof GRADES)[number];

export type TopicId = 'level' | 'headroom' | 'noise' | 'quality' | 'stability';

/** What is said of one side of the microphone. Texts are Japanese sentences. */
export interface Topic {
  readonly id: TopicId;
  readonly name: string;
  /** Undefined when it could not be judged; the summary says why. */
  readonly grade: Grade | undefined;
  readonly summary: string;
}

/** Causes of steps, in the order in which they are mended: the earlier ones change what the later ones say. */
export const STEP_IDS = [
  'noInput',
  'noVoice',
  'phone',
  'dropouts',
  'clipping',
  'hum',
  'noise',
  'inverted',
  'oneSided',
  'quiet',
  'loud',
  'peaks',
  'swing',
  'plosives',
  'sibilance',
  'change',
  'offset',
  'gate',
  'limiter',
  'shortDropouts',
] as const;

export type StepId = (typeof STEP_IDS)[number];

/** Something that a step turns up (positive) or down, in dB of the voice. */
export interface Move {
  readonly control: 'distance' | 'mic' | 'obsGain';
  readonly by: number;
}

/** One thing to do. Texts are Japanese sentences. */
export interface Step {
  readonly id: StepId;
  /** What to do. */
  readonly action: string;
  /** Why, or where it is found. */
  readonly how: string;
  readonly moves: readonly Move[];
}

/** Thresholds of OBS's noise gate, in dBFS. */
export interface NoiseGate {
  readonly close: number;
  readonly open: number;
}

/** OBS's compressor: dB, and milliseconds. */
export interface Compressor {
  readonly ratio: number;
  readonly threshold: number;
  readonly attack: number;
  readonly release: number;
  readonly outputGain: number;
}

/** Values to begin with in OBS's filters, in the order in which the filters are put. */
export interface ObsFilters {
  /** Undefined when the noise was not measured, is digital silence, or is as loud as the speech. */
  readonly gate: NoiseGate | undefined;
  /**
   * In dB; 0 when the input alone can be set right, undefined when speech was not measured. What is
   * clipped has no level that one could trust.
   */
  readonly gain: number | 'afterClipping' | undefined;
  /** Undefined when speech was not measured. */
  readonly compressor: Compressor | undefined;
  /** Threshold in dBFS, release in milliseconds. */
  readonly limiter: {readonly threshold: number; readonly release: number};
}

/** What the guided test says of a microphone. */
export interface Report {
  readonly topics: readonly Topic[];
  /** What to do, at most three steps, none against another; empty when nothing needs to be done. */
  readonly plan: readonly Step[];
  readonly obs: ObsFilters;
  /** Of normal speech as it is streamed (dual mono counted), in LUFS; undefined without speech. */
  readonly loudness: number | undefined;
  /** Of the quiet steps, the louder one, in dBFS; -Infinity for digital silence. */
  readonly floor: number | undefined;
  readonly floorA: number | undefined;
  /** Speech above the A-weighted noise, in dB; Infinity over digital silence. */
  readonly snr: number | undefined;
  /** Highest of the speaking steps, in dBTP. */
  readonly truePeak: number | undefined;
}

/** What is graded. */
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
