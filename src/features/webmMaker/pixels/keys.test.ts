import {describe, expect, it} from 'vitest';
import {mulberry32} from '@site/src/lib/mulberry32';
import {pick} from '../../../../overlays/testing/random';
import {copyPicture} from '../model/picture';
import {filtered} from '../testing/ffmpeg';
import {paint, pixelAt, psnr} from '../testing/pictures';
import {chromaKey, removeSpill} from './chromaKey';
import {lumaKey} from './lumaKey';

/** A lit green cloth with a figure of many colours, and noise. */
function cloth(seed: number) {
  const random = mulberry32(seed);
  const figure = () => Math.floor(random() * 256);
  return paint(64, 48, (x, y) => {
    const inside = (x - 32) ** 2 + (y - 24) ** 2 < 300;
    const noise = Math.floor(random() * 8);
    if (inside && x % 8 < 6) return [figure(), figure(), figure(), 255];
    return [20 + noise, 150 + x + noise, 30 + y, 255];
  });
}

const hex = ([red, green, blue]: readonly number[]): string =>
  `0x${[red, green, blue].map((one = 0) => one.toString(16).padStart(2, '0')).join('')}`;

describe('chromaKey', () => {
  it("is ffmpeg's chromakey", () => {
    const random = mulberry32(11);
    for (let run = 0; run < 12; run++) {
      const picture = cloth(run);
      const similarity = 0.05 + random() * 0.3;
      const smoothness = pick(random, [0, 0.05, 0.2]);
      const color = pick(random, [
        [24, 180, 50],
        [0, 255, 0],
        [200, 30, 90],
      ] as const);
      const [a, b] = [similarity, smoothness].map((n) => n.toFixed(4));
      const theirs = filtered(
        picture,
        // Full range, all chroma kept: the differences left are the rounding of its bytes.
        `scale=out_range=full:out_color_matrix=bt601,format=yuva444p,chromakey=${hex(color)}:${a}:${b},alphaextract,format=gray,format=rgba`,
      );
      const ours = copyPicture(picture);
      chromaKey(ours, {color: [...color], similarity, smoothness, spill: 0});
      for (let at = 0; at < ours.data.length; at += 4) ours.data[at] = ours.data[at + 3] ?? 0;
      // The outermost pixels differ on purpose: ffmpeg takes what lies outside for the key.
      for (const one of [ours, theirs]) clearBorder(one);
      // A hard key turns a rounding into a whole pixel; smooth ones are alike to the eye.
      expect(psnr(ours, theirs, 0), `${run} ${a} ${b}`).toBeGreaterThan(smoothness === 0 ? 22 : 34);
    }
  });

  it('keeps what was transparent, and goes on at the border', () => {
    const picture = paint(8, 8, (x) => (x < 4 ? [0, 255, 0, 255] : [255, 0, 0, 100]));
    chromaKey(picture, {color: [0, 255, 0], similarity: 0.2, smoothness: 0, spill: 0});
    expect(pixelAt(picture, 0, 0)[3]).toBe(0);
    expect(pixelAt(picture, 7, 7)).toEqual([255, 0, 0, 100]);
  });

  it('takes no notice of brightness', () => {
    const picture = paint(16, 4, (x) => [0, x * 15, 0, 255]);
    chromaKey(picture, {color: [0, 120, 0], similarity: 0.35, smoothness: 0, spill: 0});
    expect(pixelAt(picture, 8, 1)[3]).toBe(0);
    expect(pixelAt(picture, 14, 1)[3]).toBe(0);
  });
});

describe('removeSpill', () => {
  it('takes the tint of the key and leaves the rest', () => {
    const picture = paint(4, 1, (x) =>
      x === 0 ? [120, 160, 120, 255] : x === 1 ? [200, 60, 180, 255] : [90, 90, 90, 255],
    );
    removeSpill(picture, [0, 255, 0], 1);
    const [red = 0, green = 0, blue = 0] = pixelAt(picture, 0, 0);
    // What was greenish is grey of the same brightness; magenta lies on the other side, grey has no tint.
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(3);
    expect(0.299 * red + 0.587 * green + 0.114 * blue).toBeCloseTo(
      0.299 * 120 + 0.587 * 160 + 0.114 * 120,
      -0.3,
    );
    expect(pixelAt(picture, 1, 0)).toEqual([200, 60, 180, 255]);
    expect(pixelAt(picture, 2, 0)).toEqual([90, 90, 90, 255]);
  });

  it('does nothing for a grey key, and half at half', () => {
    const picture = paint(1, 1, () => [100, 200, 100, 255]);
    removeSpill(picture, [128, 128, 128], 1);
    expect(pixelAt(picture, 0, 0)).toEqual([100, 200, 100, 255]);
    removeSpill(picture, [0, 255, 0], 0.5);
    const [red = 0, green = 0] = pixelAt(picture, 0, 0);
    expect(green - red).toBeGreaterThan(40);
    expect(green - red).toBeLessThan(60);
  });
});

it('removes by brightness, from below or from above', () => {
  const ramp = paint(5, 1, (x) => [x * 60, x * 60, x * 60, 255]);
  const alphas = (remove: 'dark' | 'bright', threshold: number, softness: number): number[] => {
    const picture = copyPicture(ramp);
    lumaKey(picture, {remove, threshold, softness});
    return [0, 1, 2, 3, 4].map((x) => pixelAt(picture, x, 0)[3] ?? NaN);
  };
  expect(alphas('dark', 0.3, 0)).toEqual([0, 0, 255, 255, 255]);
  expect(alphas('bright', 0.6, 0)).toEqual([255, 255, 255, 0, 0]);
  expect(alphas('dark', 0, 240 / 255)).toEqual([0, 64, 128, 191, 255]);
});

function clearBorder({width, height, data}: ReturnType<typeof cloth>): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) data[(y * width + x) * 4] = 0;
}
