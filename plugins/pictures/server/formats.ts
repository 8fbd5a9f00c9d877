import {createCanvas, Path2D, type Canvas, type SKRSContext2D} from '@napi-rs/canvas';
import {zipSync} from 'fflate';

/** A path with its paint; `d` is SVG path data, colours are CSS hex colours. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke, in units of the shape; ends and corners are round. */
  readonly width?: number;
}

/** Shapes moved to `x`, `y` and then scaled. */
interface Group {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shapes: readonly Shape[];
}

/** A picture in units of its own. Written as SVG by `toSvg`, as pixels by `toPng`. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly Group[];
}

/** A group at its place and size. */
export function placed(shapes: readonly Shape[], x = 0, y = 0, scale = 1): Group {
  return {x, y, scale, shapes};
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};
const escaped = (text: string): string => text.replace(/[&<"]/gu, (sign) => ESCAPES[sign] ?? sign);

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function shapeTag({d, fill, stroke, width}: Shape): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${round(width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" fill="${fill ?? 'none'}"${line}/>`;
}

function groupTag({x, y, scale, shapes}: Group): string {
  const tags = shapes.map(shapeTag).join('');
  if (x === 0 && y === 0 && scale === 1) return tags;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${tags}</g>`;
}

/** The drawing as an SVG file of paths only: no text, no script, no style element. */
export function toSvg({width, height, groups}: Drawing, name: string): string {
  const box = `0 0 ${round(width)} ${round(height)}`;
  // The size gives programs that import the file a start; the viewBox keeps it scalable.
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} role="img" aria-label="${escaped(name)}">${groups.map(groupTag).join('')}</svg>\n`;
}

/** The drawing as pixels; the ground stays transparent. The height follows from the width. */
export function toCanvas(drawing: Drawing, width: number): Canvas {
  const scale = width / drawing.width;
  const canvas = createCanvas(width, Math.round(drawing.height * scale));
  const context = canvas.getContext('2d');
  for (const group of drawing.groups) {
    const inner = scale * group.scale;
    context.setTransform(inner, 0, 0, inner, scale * group.x, scale * group.y);
    paintShapes(context, group.shapes);
  }
  return canvas;
}

/** Paints shapes back to front in the context's own units. */
export function paintShapes(context: SKRSContext2D, shapes: readonly Shape[]): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const {d, fill, stroke, width = 1} of shapes) {
    const path = new Path2D(d);
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

/** The drawing as a PNG file of that many pixels across. */
export async function toPng(drawing: Drawing, width: number): Promise<Buffer> {
  return toCanvas(drawing, width).encode('png');
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface IcoImage {
  /** Pixels across and down: 1 to 256. */
  readonly size: number;
  /** A PNG file of that size. */
  readonly png: Buffer;
}

/**
 * An ICO file that holds PNG images: a directory (ICONDIR), one entry for each image
 * (ICONDIRENTRY), then the images. All numbers are little-endian.
 *
 * Format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), and for PNG inside
 * https://devblogs.microsoft.com/oldnewthing/20101022-00/?p=12473.
 * @throws RangeError for an image that an entry cannot describe
 */
export function toIco(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({size, png}) => {
    if (size < 1 || size > 256) throw new RangeError(`icon of ${size} px: must be 1 to 256`);
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size % 256, 0); // width; 0 means 256
    entry.writeUInt8(size % 256, 1); // height
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits of a pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({png}) => png)]);
}

/** ZIP cannot say "no date"; its first day makes the same files the same archive. */
const FIXED_DATE = '1980-01-01T00:00:00';

/** An archive of the files by their names, without folders. */
export function toZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({...files}, {mtime: FIXED_DATE}));
}
