import {encode} from 'fast-png';

/** Colours that a picture with a palette can hold (PNG, section 11.2.2, "PLTE"). */
const MOST_COLOURS = 256;

/** Colours that agree in the upper four bits of each channel become one. */
const cellOf = (red: number, green: number, blue: number): number =>
  ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);

const channels = (hex: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
};

/**
 * A PNG with a palette, a third of the bytes of a full one. It suits drawings of few flat colours,
 * whose other pixels are the soft edges between them.
 * @param pixels four bytes a pixel, red first; what is transparent is taken as opaque
 * @param flat colours as `#rrggbb` that must stay exactly what they are
 */
export function palettePng(
  pixels: Uint8ClampedArray,
  {width, height, flat}: {width: number; height: number; flat: readonly string[]},
): Uint8Array {
  const palette: [number, number, number][] = [];
  const indexOfCell = new Int16Array(4096).fill(-1);
  const add = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue);
    const known = indexOfCell[cell] ?? -1;
    if (known >= 0) return known;
    const index = palette.length < MOST_COLOURS ? palette.push([red, green, blue]) - 1 : 0;
    indexOfCell[cell] = index;
    return index;
  };
  for (const hex of flat) add(...channels(hex));
  const data = new Uint8Array(width * height);
  for (let pixel = 0; pixel < data.length; pixel += 1) {
    const at = pixel * 4;
    data[pixel] = add(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  }
  return encode({width, height, data, channels: 1, depth: 8, palette});
}
