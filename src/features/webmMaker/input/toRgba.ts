import {convertIndexedToRgb, type DecodedPng} from 'fast-png';
import type {Picture} from '../model/picture';

/**
 * A decoded PNG of any kind of colour as eight-bit RGBA; `undefined` for greys of less than eight bits,
 * whose pixels share bytes.
 */
export function toRgba(png: Omit<DecodedPng, 'text'>): Picture | undefined {
  const {width, height, depth, palette} = png;
  if (palette === undefined && depth < 8) return undefined;
  const values = palette === undefined ? png.data : convertIndexedToRgb({...png, text: {}});
  const channels = Math.round(values.length / (width * height));
  const shift = palette === undefined && depth === 16 ? 8 : 0;
  const value = (at: number): number => (values[at] ?? 0) >> shift;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const step = channels > 2 ? 1 : 0;
    data[pixel * 4] = value(from);
    data[pixel * 4 + 1] = value(from + step);
    data[pixel * 4 + 2] = value(from + step * 2);
    data[pixel * 4 + 3] = channels % 2 === 0 ? value(from + channels - 1) : 255;
  }
  return {width, height, data};
}
