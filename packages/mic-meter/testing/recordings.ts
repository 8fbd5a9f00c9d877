import {mulberry32} from '@komebiyori/lib/mulberry32';
import {DUAL_MONO, type ReportInput} from '../judge/facts';
import {TARGETS, type TargetId} from '../judge/targets';
import type {PhaseResult} from '../reading';
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

/** Recordings of all kinds, also of such as no microphone makes. */
export function anyRecordings(count: number, seed: number): readonly Recording[] {
  const random = mulberry32(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const chance = <T>(part: number, value: T): T | undefined =>
    random() < part ? value : undefined;
  const targets = Object.keys(TARGETS) as TargetId[];
  return Array.from({length: count}, (): Recording => {
    const lufs = between(-55, -5);
    const hum = chance(0.2, random() < 0.5 ? 50 : 60);
    return {
      lufs: random() < 0.05 ? null : lufs,
      peak: Math.min(3, lufs + between(6, 24)),
      noise: random() < 0.05 ? null : between(-90, -25),
      ...(random() < 0.3 && {noiseAgain: between(-90, -25)}),
      jump: between(-2, 16),
      range: between(0, 16),
      ...(hum !== undefined && {hum}),
      clips: chance(0.2, Math.ceil(between(0, 3000))) ?? 0,
      lost: chance(0.2, Math.ceil(between(0, 30_000))) ?? 0,
      target: targets[Math.floor(random() * targets.length)] ?? 'stream',
      voice: {
        lacksHighs: random() < 0.1 ? undefined : random() < 0.1,
        plosives: between(0, 14),
        sibilance: between(-20, -4),
        dcOffset: between(0, 0.006),
        correlation: between(-1, 1),
        isOneSided: random() < 0.05,
        ...(random() < 0.05 && SILENT),
      },
    };
  });
}
