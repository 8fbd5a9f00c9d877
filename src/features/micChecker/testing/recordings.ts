import type {PhaseResult} from '../measure/reading';
import {DUAL_MONO} from '../report/facts';
import type {ReportInput} from '../report/report';
import type {TargetId} from '../report/targets';
import {phaseResult} from './readings';

/** What a recording measured, as a streamer would tell it. */
export interface Recording {
  /** Of normal speech, in LUFS as it is streamed; `null` when that step was left out. */
  readonly lufs?: number | null;
  /** Of the loudest voice, in dBTP. */
  readonly peak?: number;
  /** Of the quiet steps, in dBFS (A); `null` when they were left out. */
  readonly noise?: number | null;
  readonly noiseAgain?: number;
  /** How much louder the loud voice is than the normal one, in LU. */
  readonly jump?: number;
  readonly range?: number;
  readonly hum?: 50 | 60;
  readonly clips?: number;
  readonly lost?: number;
  readonly voice?: Partial<PhaseResult>;
  readonly target?: TargetId;
}

/** The measurements of a recording, with all four steps but for what it leaves out. */
export function inputOf(recording: Recording): ReportInput {
  const {lufs = -17, peak = -8, noise = -70, jump = 5, range = 4} = recording;
  const {noiseAgain = noise ?? 0, hum, clips = 0, lost = 0, voice} = recording;
  const quiet = (phase: 'quiet' | 'quietAgain', floor: number) =>
    phaseResult(phase, {floor: floor + 4, floorA: floor, hum});
  const spoken = (phase: 'normal' | 'loud', level: number): PhaseResult => {
    const integrated = level - DUAL_MONO;
    const loudness = {momentary: integrated, shortTerm: integrated, integrated, range};
    return phaseResult(phase, {loudness, maxShortTerm: integrated, truePeak: peak, ...voice});
  };
  return {
    phases: {
      ...(noise !== null && {
        quiet: quiet('quiet', noise),
        quietAgain: quiet('quietAgain', noiseAgain),
      }),
      ...(lufs !== null && {
        normal: {...spoken('normal', lufs), lostFrames: lost},
        loud: {...spoken('loud', lufs + jump), clips},
      }),
    },
    target: recording.target ?? 'stream',
    channels: 1,
    isDualMono: true,
    sampleRate: 48_000,
  };
}

/** A step in which nothing came. */
export const SILENT = {
  loudness: {momentary: -Infinity, shortTerm: -Infinity, integrated: -Infinity, range: 0},
  truePeak: -Infinity,
  lacksHighs: undefined,
};
