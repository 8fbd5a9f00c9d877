import {
  integer,
  minValue,
  number,
  object,
  picklist,
  pipe,
  variant,
  literal,
  type InferOutput,
} from 'valibot';
import {within} from './edit';

/** What the tool can write, the first is the default. */
export const FORMATS = ['vp9-alpha', 'vp8-alpha', 'vp9', 'av1', 'gif', 'apng', 'png-zip'] as const;
export type Format = (typeof FORMATS)[number];

export const OUTPUT_SCHEMA = object({
  format: picklist(FORMATS),
  rate: variant('by', [
    /** 0 (small) to 100 (beautiful). */
    object({by: literal('quality'), quality: number()}),
    object({by: literal('bitrate'), bitsPerSecond: number()}),
    /** Largest size of the file. */
    object({by: literal('size'), bytes: number()}),
  ]),
  /** How often GIF and APNG play; 0 is for ever. Video has none: the player decides. */
  loops: pipe(number(), integer(), minValue(0)),
});

export type Output = InferOutput<typeof OUTPUT_SCHEMA>;
export type Rate = Output['rate'];

export const DEFAULT_OUTPUT: Output = {
  format: 'vp9-alpha',
  rate: {by: 'quality', quality: 75},
  loops: 0,
};

interface Traits {
  /** As people call it. */
  readonly label: string;
  readonly extension: string;
  /** `binary`: a pixel is there or not. */
  readonly alpha: 'full' | 'binary' | 'none';
  /** Whether a lower quality makes the file smaller. */
  readonly lossy: boolean;
  /** The codec; `null` for pictures. */
  readonly video: 'vp9' | 'vp8' | 'av1' | null;
}

const WEBM = {extension: 'webm', lossy: true} as const;

/** What sets the formats apart. */
export const FORMAT_TRAITS: Readonly<Record<Format, Traits>> = {
  'vp9-alpha': {...WEBM, label: 'WebM（VP9・透過）', alpha: 'full', video: 'vp9'},
  'vp8-alpha': {...WEBM, label: 'WebM（VP8・透過）', alpha: 'full', video: 'vp8'},
  vp9: {...WEBM, label: 'WebM（VP9）', alpha: 'none', video: 'vp9'},
  av1: {...WEBM, label: 'WebM（AV1）', alpha: 'none', video: 'av1'},
  gif: {label: 'GIF', extension: 'gif', alpha: 'binary', lossy: true, video: null},
  apng: {label: 'APNG', extension: 'png', alpha: 'full', lossy: false, video: null},
  'png-zip': {
    label: '連番PNG（ZIP）',
    extension: 'zip',
    alpha: 'full',
    lossy: false,
    video: null,
  },
};

/** Bits a second that can be asked for, `[least, most]`. */
const BITRATE_LIMITS = [50_000, 50_000_000] as const;
/** Most frames a second of a GIF: delays are hundredths, and browsers slow down what is below two. */
export const MAX_GIF_FPS = 50;

function repairRate(rate: Rate): Rate {
  switch (rate.by) {
    case 'quality':
      return {by: 'quality', quality: within(rate.quality, [0, 100])};
    case 'bitrate':
      return {by: 'bitrate', bitsPerSecond: within(rate.bitsPerSecond, BITRATE_LIMITS)};
    case 'size':
      return {by: 'size', bytes: within(rate.bytes, [1, Infinity])};
  }
}

/** The output with its numbers within their ranges. */
export function repairOutput({format, rate, loops}: Output): Output {
  return {format, rate: repairRate(rate), loops: Math.round(within(loops, [0, 65_535]))};
}

/**
 * A name for the result: that of the source, without its ending and without what Windows, macOS or OBS
 * do not take in a name; at most 80 characters before the ending.
 */
export function resultName(sourceName: string, format: Format): string {
  const bare = sourceName
    .replace(/\.[^.]*$/u, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/gu, '');
  const stem = [...bare].slice(0, 80).join('') || 'clip';
  const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(stem) ? `_${stem}` : stem;
  return `${safe}.${FORMAT_TRAITS[format].extension}`;
}
