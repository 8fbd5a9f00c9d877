import * as v from 'valibot';
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
export function readSettings(text: string | undefined): Settings {
  if (text === undefined) return DEFAULT_SETTINGS;
  try {
    const parsed = v.safeParse(Settings, JSON.parse(text));
    return parsed.success ? parsed.output : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}
