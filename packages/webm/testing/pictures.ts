import type {OpenedSource} from '../engine/protocol';
import {emptyPicture, type Picture} from '../model/picture';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture made pixel by pixel. */
export function paint(
  width: number,
  height: number,
  pixel: (x: number, y: number) => Pixel,
): Picture {
  const picture = emptyPicture(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) picture.data.set(pixel(x, y), (y * width + x) * 4);
  return picture;
}

/** A pixel of a picture. */
export function pixelAt({width, data}: Picture, x: number, y: number): number[] {
  return Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));
}

/** Peak signal-to-noise ratio of one channel in decibels; `Infinity` for equal ones. */
export function psnr(a: Picture, b: Picture, channel: 0 | 1 | 2 | 3): number {
  let squares = 0;
  for (let at = channel; at < a.data.length; at += 4)
    squares += ((a.data[at] ?? 0) - (b.data[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / (a.width * a.height)));
}

/** A source as the engine would tell of it: a GIF of ten frames in a second. */
export const fakeSource = (rest: Partial<OpenedSource> = {}): OpenedSource => ({
  kind: 'animation',
  format: 'GIF',
  name: 'cat.gif',
  width: 100,
  height: 50,
  times: Array.from({length: 10}, (_, i) => i * 100_000),
  durationUs: 1_000_000,
  audio: null,
  alpha: true,
  notices: [],
  sourceBytes: 1000,
  leftOut: 0,
  ...rest,
});
