import {createCanvas, GlobalFonts, Path2D, SvgExportFlag} from '@napi-rs/canvas';

/** Size at which outlines are read, so that their coordinates need few decimals. */
const SIZE = 100;

export interface Outline {
  /** SVG path data whose upper left corner is at 0, 0. */
  readonly d: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The outlines of a text, so that a file needs no font. Skia writes them when it exports SVG.
 * @throws Error when the font cannot be read or gives no outlines
 */
export function outlineText(text: string, fontFile: string): Outline {
  const family = 'brand-assets';
  if (GlobalFonts.registerFromPath(fontFile, family) === null) {
    throw new Error(`${fontFile}: not a font`);
  }
  const canvas = createCanvas(SIZE * text.length * 2, SIZE * 2, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `${SIZE}px "${family}"`;
  context.fillText(text, 0, SIZE);
  const svg = canvas.getContent().toString('utf8');
  const found = [...svg.matchAll(/ d="(?<d>[^"]+)"/gu)].map(({groups}) => groups?.['d'] ?? '');
  if (found.length === 0 || svg.includes('<text')) {
    throw new Error(`${fontFile}: no outlines for ${text}`);
  }
  const path = new Path2D(found.join(''));
  const [left, top, right, bottom] = path.computeTightBounds();
  const moved = path.transform({a: 1, b: 0, c: 0, d: 1, e: -left, f: -top});
  return {d: compact(moved.toSVGString()), width: right - left, height: bottom - top};
}

/** A hundredth of a unit is far below what the eye sees, and halves the file. */
function compact(d: string): string {
  return d.replace(/-?\d+\.\d+(?:e-?\d+)?/gu, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  );
}
