import * as v from 'valibot';
import {between, flag, oneOf, text} from '@site/src/lib/fallbacks';
import {EffectSchema} from '../stage/effectChoice';

/** What is measured of a source. */
const METRICS = ['rms', 'peak', 'lufsM'] as const;
/** Which part of the sound is measured: below 250 Hz, between, and above 4 kHz. */
const BANDS = ['all', 'low', 'mid', 'high'] as const;

/** The three stages that the calibration sets. */
export const STAGES = ['normal', 'loud', 'scream'] as const;

/** dB */
export type StageThresholds = Readonly<Record<(typeof STAGES)[number], number>>;
export type Metric = (typeof METRICS)[number];
export type Band = (typeof BANDS)[number];

/** dB; the meters reach as far. */
export const THRESHOLDS = {min: -60, max: 0} as const;
export const MOST_RULES = 24;

export const RuleSchema = v.object({
  /** Of its own among all rules; given anew where it is missing. */
  id: text(40, ''),
  name: text(30, '大きな声'),
  isOn: flag(true),
  /** A source by its id (`sources/sourceIds.ts`), or `any` for the loudest of all. */
  source: text(300, 'any'),
  metric: oneOf(METRICS, 'rms'),
  band: oneOf(BANDS, 'all'),
  /** dB */
  threshold: between(THRESHOLDS.min, THRESHOLDS.max, -20),
  /** dB below the threshold at which the rule is ready again. */
  hysteresis: between(0, 12, 3),
  /** ms that the sound must stay above the threshold. */
  holdMs: between(0, 5000, 150),
  /** ms after a fire in which there is no other. */
  cooldownMs: between(0, 60_000, 1000),
  effect: EffectSchema,
  intensity: oneOf(['fixed', 'proportional'], 'proportional'),
  /** Of the draw between rules with one and the same condition. */
  weight: between(1, 100, 1),
  /** Which threshold of the calibration it takes. */
  stage: oneOf(['none', ...STAGES], 'none'),
  /** Whether the screen shakes. */
  shake: flag(false),
  /** Whether a fire counts for 「絶叫 n 回」. */
  counts: flag(false),
  /** The word by which the app's own word party is fired; empty for none. */
  word: text(60, ''),
});

export type Rule = v.InferOutput<typeof RuleSchema>;

/** A rule as it is at first. */
export const newRule = (id: string, some: Partial<Rule> = {}): Rule => ({
  ...v.parse(RuleSchema, {}),
  ...some,
  id,
});
