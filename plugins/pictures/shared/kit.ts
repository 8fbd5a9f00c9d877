import {SITE} from '../../../config/site';

/**
 * Where the drawn files lie, for `staticDirectories` of docusaurus.config.ts. A cache like those of
 * Docusaurus beside it: `npm run clear` empties it, a CI that keeps it saves the drawing.
 */
export const BRAND_FOLDER = 'node_modules/.cache/brand-assets/files';

/** Below the root of the site; not `mediakit/`, which some hosts would take for the page. */
const FOLDER = 'img/kit';

const MARK_WIDTHS = [128, 256, 512, 1024] as const;
const WORDMARK_WIDTHS = [512, 1024, 2048] as const;

type Ground = 'light' | 'dark';

interface Part {
  /** What the reader of the page sees. */
  readonly label: string;
  /** The ground that the part is made for; an icon brings its own. */
  readonly ground: Ground | 'any';
  /** Pixels across of each PNG. */
  readonly widths: readonly number[];
}

/** The files that others may use. Each part is one SVG and a PNG for each width. */
export const KIT = {
  wordmark: {label: 'ロゴ（明るい背景用）', ground: 'light', widths: WORDMARK_WIDTHS},
  'wordmark-dark': {label: 'ロゴ（暗い背景用）', ground: 'dark', widths: WORDMARK_WIDTHS},
  mark: {label: 'マーク（明るい背景用）', ground: 'light', widths: MARK_WIDTHS},
  'mark-dark': {label: 'マーク（暗い背景用）', ground: 'dark', widths: MARK_WIDTHS},
  'mark-mono': {label: '1色のマーク（明るい背景用）', ground: 'light', widths: MARK_WIDTHS},
  'mark-mono-dark': {label: '1色のマーク（暗い背景用）', ground: 'dark', widths: MARK_WIDTHS},
  icon: {label: '正方形のアイコン', ground: 'any', widths: MARK_WIDTHS},
} as const satisfies Record<string, Part>;

export type KitId = keyof typeof KIT;
// `Object.keys` forgets the names; they are those of the object above.
export const KIT_IDS = Object.keys(KIT) as KitId[];

const named = (rest: string): string => `${FOLDER}/${SITE.slug}-${rest}`;

/** Paths below the root of the site, without a leading slash. */
export const kitSvg = (id: KitId): string => named(`${id}.svg`);
export const kitPng = (id: KitId, width: number): string => named(`${id}-${width}.png`);

/** All of these in one archive. */
export const KIT_ZIP = named('media-kit.zip');
