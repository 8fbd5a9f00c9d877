import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import type {TargetId} from '@komebiyori/mic-meter/judge/targets';

/** In the order in which they are offered. */
export const TARGET_IDS = [
  'stream',
  'youtube',
  'podcast',
  'ebu',
  'arib',
] as const satisfies readonly TargetId[];

/** Which of two channels is measured. */
const CHANNEL_CHOICES = ['both', 'left', 'right'] as const;

export type ChannelChoice = (typeof CHANNEL_CHOICES)[number];

const or = <T extends v.GenericSchema>(schema: T, value: v.InferOutput<T>) =>
  v.fallback(schema, value as never);

const Settings = v.object({
  // A streamer's sound goes through OBS untouched by the browser: that is what is to be judged.
  echoCancellation: or(v.boolean(), false),
  noiseSuppression: or(v.boolean(), false),
  autoGainControl: or(v.boolean(), false),
  channel: or(v.picklist(CHANNEL_CHOICES), 'both'),
  target: or(v.picklist(TARGET_IDS), 'stream'),
  /** RMS against a full-scale sine (AES17) instead of plain: 3.01 dB more. */
  sineReferenced: or(v.boolean(), false),
  /** A mono microphone is told as it is heard from both sides: 3.01 LU more. */
  dualMono: or(v.boolean(), true),
});

export type Settings = v.InferOutput<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = v.parse(Settings, {});

/** Reads settings that were kept earlier; what cannot be read has its default. */
export const readSettings = (text: string | undefined): Settings =>
  v.parse(or(Settings, DEFAULT_SETTINGS), parsedJson(text ?? ''));
