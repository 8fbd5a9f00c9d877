import * as v from 'valibot';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {between, flag, oneOf, text} from '@site/src/lib/fallbacks';
import {PRESETS} from '../rules/presets';
import {MOST_RULES, RuleSchema, type Rule} from '../rules/rule';

/** A picture of a mouth: about 300 kB. Only pictures that cannot hold script. */
const MOST_LETTERS = 400_000;
const picture = v.fallback(
  v.pipe(
    v.string(),
    v.maxLength(MOST_LETTERS),
    v.regex(/^(?:data:image\/(?:png|webp|jpeg|gif);base64,[\d+/=A-Za-z]+)?$/u),
  ),
  '',
);

/** Each rule has an id of its own, also where a link gave one twice. */
function withIds(rules: Rule[]): Rule[] {
  const seen = new Set<string>();
  return rules.map((rule, index) => {
    let id = rule.id === '' ? `r${index}` : rule.id;
    while (seen.has(id)) id = `${id}-`;
    seen.add(id);
    return id === rule.id ? rule : {...rule, id};
  });
}

const startRules = (): readonly Rule[] => {
  let count = 0;
  return PRESETS.stages.make(() => `r${count++}`);
};

const METERS = ['none', 'bar', 'ring', 'wave'] as const;
const FEEDS = ['page', 'obs', 'mic', 'demo'] as const;
export type Feed = (typeof FEEDS)[number];

/** Sizes of the source in OBS, as they are offered. */
export const SIZE_IDS = ['1920x1080', '2560x1440', '1280x720', '1080x1920'] as const;

interface Size {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export const SIZES: Readonly<Record<(typeof SIZE_IDS)[number], Size>> = {
  '1920x1080': {name: '1920×1080（横）', width: 1920, height: 1080},
  '2560x1440': {name: '2560×1440（横）', width: 2560, height: 1440},
  '1280x720': {name: '1280×720（横）', width: 1280, height: 720},
  '1080x1920': {name: '1080×1920（縦）', width: 1080, height: 1920},
};

const SettingsSchema = v.object({
  rules: v.fallback(
    v.pipe(v.array(RuleSchema), v.maxLength(MOST_RULES), v.transform(withIds), v.readonly()),
    startRules,
  ),
  /** Whether a rule gives way to a higher stage. */
  topOnly: flag(true),
  /** What the meters and the mouth follow. */
  meterSource: text(300, 'any'),
  meter: oneOf(METERS, 'bar'),
  place: oneOf(['left', 'center', 'right'], 'left'),
  mouth: oneOf(['none', 'rice', 'own'], 'rice'),
  /** dB of the RMS at which the mouth opens, and opens wide. */
  mouthHalf: between(-60, 0, -38),
  mouthWide: between(-60, 0, -18),
  /** Closed, open, wide. They travel in the zip, not in the address. */
  mouthImages: v.fallback(v.tuple([picture, picture, picture]), ['', '', '']),
  counter: flag(true),
  counterLabel: text(12, '絶叫'),
  /** Percent. */
  shake: between(0, 100, 50),
  motion: oneOf(['auto', 'less'], 'auto'),
  /** Where the overlay gets the sound from: this page, or by itself. */
  feed: oneOf(FEEDS, 'page'),
  size: oneOf(SIZE_IDS, '1920x1080'),
  obsAddress: text(100, '127.0.0.1:4455'),
  /** Of the microphone; empty for the system's own choice. */
  deviceId: text(300, ''),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {});

/** Reads settings of any origin; what cannot be read is as it was at first. */
export const settingsFrom = (value: unknown): Settings =>
  v.parse(v.fallback(SettingsSchema, DEFAULT_SETTINGS), value);

/** Reads settings from storage. */
export const readSettings = (json: string | undefined): Settings =>
  settingsFrom(parsedJson(json ?? ''));
