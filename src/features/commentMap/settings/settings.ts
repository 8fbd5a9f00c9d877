import * as v from 'valibot';
import {DEFAULT_ADDRESS, parseAddress, printAddress} from '@komebiyori/app-link/address';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {flag, oneOf, text, whole} from '@site/src/lib/fallbacks';
import {maxCharacters} from '@site/src/lib/textLimit';

export const PALETTE_IDS = ['viridis', 'cividis', 'magma', 'teal', 'amber', 'indigo'] as const;

const words = (start: readonly string[]) =>
  v.fallback(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(40))),
      v.maxLength(10),
      v.readonly(),
    ),
    start,
  );

export const SettingsSchema = v.object({
  title: text(40, 'どこから見てる？'),
  mode: oneOf(['prefecture', 'region'], 'prefecture'),
  /** How a comment counts: in talk, only by a command, or only while the question is open. */
  trigger: oneOf(['auto', 'command', 'question'], 'auto'),
  commands: words(['!map', '県:']),
  cities: flag(true),
  /** Lines of 「言葉=都道府県」. */
  aliases: text(1000, ''),
  voting: oneOf(['last', 'first', 'many'], 'last'),
  /** Types of services; all when empty. */
  services: words([]),
  /** Names or ids of frames; all when empty. */
  frames: words([]),
  excludeOwner: flag(true),
  /** Whether comments from before the connection count. */
  past: flag(true),
  /** Prefectures with fewer votes stay dark. */
  minimum: whole(1, 99, 1),
  /** Minutes; 0 for ever. */
  lifetime: whole(0, 720, 0),
  scale: oneOf(['off', 'linear', 'log', 'steps'], 'log'),
  palette: oneOf(PALETTE_IDS, 'teal'),
  plate: oneOf(['none', 'dark', 'light'], 'dark'),
  labels: oneOf(['none', 'counted', 'all'], 'counted'),
  language: oneOf(['ja', 'kana', 'en'], 'ja'),
  counts: flag(true),
  ranking: whole(0, 10, 5),
  goal: flag(true),
  pulse: flag(true),
  pins: flag(true),
  /** The name of who voted, beside the pin; it is not kept. */
  names: flag(false),
  inset: flag(true),
  /** Hokkaido smaller, so that the rest is larger. */
  compact: flag(false),
  motion: oneOf(['auto', 'less'], 'auto'),
  /** Where the app answers. */
  address: v.fallback(
    v.pipe(
      v.string(),
      v.check((one) => parseAddress(one, 'loopback') !== undefined),
    ),
    printAddress(DEFAULT_ADDRESS),
  ),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {});

/** Reads settings from storage; what cannot be read is as it was at first. */
export const readSettings = (json: string | undefined): Settings =>
  v.parse(v.fallback(SettingsSchema, DEFAULT_SETTINGS), parsedJson(json ?? ''));
