/** How a notifier's text and box look: what of its CSS a canvas can draw. Pixels of the stage. */
export interface NoteStyle {
  readonly fontSize: number;
  readonly fontWeight: string;
  readonly fontStyle: string;
  readonly fontFamily: string;
  readonly color: string;
  readonly letterSpacing: number;
  /** A share of the font size. */
  readonly lineHeight: number;
  readonly shadows: readonly NoteShadow[];
  readonly stroke: {readonly width: number; readonly color: string} | undefined;
  readonly opacity: number;
  readonly background: string | undefined;
  readonly padding: number;
  readonly radius: number;
}

interface NoteShadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly color: string;
}

const FONT_SIZE = 48;
const FONT_FAMILY =
  '"M PLUS Rounded 1c", "Hiragino Maru Gothic ProN", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif';

const DECLARATION = /(-?[a-z-]+)\s*:\s*([^;{}]+)/giu;
const LENGTH = /^(-?[\d.]+)(px|em|rem|%)?$/u;

/** A length in pixels; `em` is the font size. */
function pixels(text: string | undefined, em: number): number | undefined {
  const [, number, unit = 'px'] = LENGTH.exec(text?.trim() ?? '') ?? [];
  if (number === undefined) return undefined;
  const factor = unit === 'em' ? em : unit === 'rem' ? 16 : unit === '%' ? em / 100 : 1;
  const value = Number(number) * factor;
  return Number.isFinite(value) ? value : undefined;
}

const limited = (value: number | undefined, min: number, max: number, otherwise: number): number =>
  value === undefined ? otherwise : Math.min(max, Math.max(min, value));

/** Parts between the given separator, not inside brackets. */
function parts(text: string, separator: ',' | ' '): readonly string[] {
  const outside = separator === ',' ? /,(?![^(]*\))/u : /\s+(?![^(]*\))/u;
  return text
    .split(outside)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function shadow(text: string, em: number): NoteShadow | undefined {
  const all = parts(text, ' ');
  const lengths = all.map((one) => pixels(one, em)).filter((one) => one !== undefined);
  const [x, y, blur = 0] = lengths;
  if (x === undefined || y === undefined) return undefined;
  const color = all.find((one) => pixels(one, em) === undefined) ?? '#000000';
  return {x, y, blur: Math.max(0, blur), color};
}

function strokeOf(text: string | undefined, em: number): NoteStyle['stroke'] {
  const all = parts(text ?? '', ' ');
  const width = all.map((one) => pixels(one, em)).find((one) => one !== undefined);
  if (width === undefined || width <= 0) return undefined;
  const color = all.find((one) => pixels(one, em) === undefined) ?? '#000000';
  return {width: Math.min(60, width), color};
}

function lineHeightOf(text: string | undefined, em: number): number {
  if (text === undefined) return 1.3;
  const isShare = /^[\d.]+$/u.test(text);
  return limited(isShare ? Number(text) : (pixels(text, em) ?? 0) / em, 0.5, 4, 1.3);
}

/** Reads what a canvas can draw of a notifier's CSS; the rest stays for the app. Never throws. */
export function readNoteStyle(css: string): NoteStyle {
  const plain = css.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/!important/giu, '');
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of plain.matchAll(DECLARATION)) {
    found.set(name.toLowerCase(), value.trim());
  }
  const em = limited(pixels(found.get('font-size'), FONT_SIZE), 1, 1000, FONT_SIZE);
  const shadows = parts(found.get('text-shadow') ?? '', ',').map((one) => shadow(one, em));
  const hasEdge = found.has('text-shadow') || found.has('-webkit-text-stroke');
  const opacity = Number(found.get('opacity') ?? 1);
  return {
    fontSize: em,
    fontWeight: found.get('font-weight') ?? '700',
    fontStyle: found.get('font-style') ?? 'normal',
    fontFamily: found.get('font-family') ?? FONT_FAMILY,
    color: found.get('color') ?? '#ffffff',
    letterSpacing: limited(pixels(found.get('letter-spacing'), em), -100, 200, 0),
    lineHeight: lineHeightOf(found.get('line-height'), em),
    shadows: shadows.filter((one) => one !== undefined).slice(0, 8),
    // Without an edge of its own the text has one, so that it can be read on every game.
    stroke: hasEdge
      ? strokeOf(found.get('-webkit-text-stroke'), em)
      : {width: em * 0.16, color: '#1b1b2f'},
    opacity: Number.isFinite(opacity) ? Math.min(1, Math.max(0, opacity)) : 1,
    background: found.get('background-color') ?? found.get('background'),
    padding: limited(pixels(found.get('padding'), em), 0, 400, 0),
    radius: limited(pixels(found.get('border-radius'), em), 0, 400, 0),
  };
}
