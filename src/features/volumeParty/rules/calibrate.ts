import {QUIETEST} from '../levels/levels';
import {THRESHOLDS, type StageThresholds} from './rule';

/** What is asked of the voice, one after another. */
export const STEPS = ['quiet', 'normal', 'loud'] as const;
export type Step = (typeof STEPS)[number];

/** How long each step takes, in ms. */
export const STEP_MS = 5000;
/** ms from the press to what is counted: to draw breath, and until a screen reader is silent. */
export const LEAD_MS = 3000;

/** RMS levels in dB that were heard in each step. */
export type Heard = Readonly<Record<Step, readonly number[]>>;

export type Calibration =
  | {readonly kind: 'set'; readonly thresholds: StageThresholds}
  | {readonly kind: 'failed'; readonly why: CalibrationFault};

type CalibrationFault =
  /** Nothing came at all. */
  | 'silent'
  /** The voice is hardly louder than the room. */
  | 'noisy'
  /** The loud voice is hardly louder than the normal one. */
  | 'flat';

/** dB between stages; less is no difference that anybody hears. */
const LEAST_STEP = 4;
/** dB below the loudest that was screamed: what is reached again. */
const BELOW_LOUDEST = 3;
const NOTHING = QUIETEST + 10;

/** The value below which a share of all values lies; 0 to 1. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? QUIETEST;
}

const rounded = (level: number): number =>
  Math.min(THRESHOLDS.max, Math.max(THRESHOLDS.min, Math.round(level * 2) / 2));

/**
 * Three thresholds from three voices: a normal voice reaches ふつう, a laugh 大きい, and only what is
 * as loud as the loudest 絶叫. People pause while they speak, so of a voice its upper part counts.
 */
export function calibrate({quiet, normal, loud}: Heard): Calibration {
  const room = quantile(quiet, 0.95);
  const talk = {usual: quantile(normal, 0.6), top: quantile(normal, 0.95)};
  const shout = {usual: quantile(loud, 0.6), top: quantile(loud, 0.98)};
  if (Math.max(talk.top, shout.top) < NOTHING) return {kind: 'failed', why: 'silent'};
  if (talk.usual < room + LEAST_STEP) return {kind: 'failed', why: 'noisy'};
  if (shout.top < talk.top + LEAST_STEP) return {kind: 'failed', why: 'flat'};
  const scream = shout.top - BELOW_LOUDEST;
  // Between the loudest talk and the shout, and below the scream in any case.
  const laugh = Math.min(scream - 1, (talk.top + Math.max(talk.top + 1, shout.usual)) / 2);
  const voice = Math.min(laugh - 1, Math.max(room + LEAST_STEP / 2, talk.usual - 6));
  return {
    kind: 'set',
    thresholds: {normal: rounded(voice), loud: rounded(laugh), scream: rounded(scream)},
  };
}
