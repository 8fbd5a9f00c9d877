import {describe, expect, it} from 'vitest';
import {mulberry32, pick} from '@komebiyori/lib/mulberry32';
import {DEFAULT_CHROMA_KEY, type ChromaKey} from '../model/edit';
import {copyPicture, type Picture, type Rgb} from '../model/picture';
import {filtered} from '../testing/ffmpeg';
import {paint, pixelAt} from '../testing/pictures';
import {cbOf, crOf, lumaOf, tintOf} from './chroma';
import {chromaKey, removeSpill, lumaKey} from './chromaKey';

const hex = ([red, green, blue]: readonly number[]): string =>
  `0x${[red, green, blue].map((one = 0) => one.toString(16).padStart(2, '0')).join('')}`;

/** The key as the page sets it for a colour that is picked. */
function keyOf(color: Rgb, changes: Partial<ChromaKey> = {}): ChromaKey {
  const {similarity, smoothness, spill, color: pure} = DEFAULT_CHROMA_KEY;
  const scale = tintOf(color) / tintOf(pure);
  return {
    color,
    similarity: similarity * scale,
    smoothness: smoothness * scale,
    spill,
    ...changes,
  };
}

describe('edges', () => {
  const CELL = 48;
  const FIGURES = {
    red: [220, 30, 30],
    white: [255, 255, 255],
    black: [10, 10, 10],
    skin: [240, 195, 165],
    hair: [60, 40, 30],
    grey: [128, 128, 128],
    yellow: [250, 215, 40],
    blue: [40, 70, 220],
  } as const satisfies Record<string, Rgb>;
  const names = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

  /** Of a disc with a spike, and of a square on whole pixels: the part of a pixel that they cover. */
  function cover(x: number, y: number): number {
    if (x >= 34 && x < 44 && y >= 6 && y < 16) return 1;
    let hits = 0;
    for (let sample = 0; sample < 64; sample++) {
      const across = x - 18 + ((sample % 8) + 0.5) / 8;
      const down = y - 24 + (Math.floor(sample / 8) + 0.5) / 8;
      const isDisc = across * across + down * down < 14 * 14;
      const isSpike = across > 0 && across < 26 && Math.abs(down - across / 4) < (26 - across) / 6;
      if (isDisc || isSpike) hits++;
    }
    return hits / 64;
  }
  const covers = Array.from({length: CELL * CELL}, (_, i) => cover(i % CELL, Math.floor(i / CELL)));

  /** All figures in a row before a ground. */
  const sheet = (ground: Rgb, strength = 1): Picture =>
    paint(CELL * names.length, CELL, (x, y) => {
      const figure = FIGURES[names[Math.floor(x / CELL)] ?? 'red'];
      const part = strength * (covers[y * CELL + (x % CELL)] ?? 0);
      const [red, green, blue] = [0, 1, 2].map(
        (i) => part * (figure[i] ?? 0) + (1 - part) * (ground[i] ?? 0),
      );
      return [red ?? 0, green ?? 0, blue ?? 0, 255];
    });

  /** Pixels that are half there or more and have a tint of the ground, or are darker than the figure. */
  function fringe(keyed: Picture, ground: Rgb, name: keyof typeof FIGURES): number {
    const [keyCb, keyCr] = [cbOf(...ground), crOf(...ground)];
    const own: Rgb = FIGURES[name];
    let count = 0;
    for (let i = 0; i < CELL * CELL; i++) {
      const x = names.indexOf(name) * CELL + (i % CELL);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixelAt(keyed, x, Math.floor(i / CELL));
      if (alpha < 128) continue;
      const cb = cbOf(red, green, blue) - cbOf(...own);
      const cr = crOf(red, green, blue) - crOf(...own);
      const tint = (cb * keyCb + cr * keyCr) / (keyCb * keyCb + keyCr * keyCr);
      if (tint > 0.15 || lumaOf(red, green, blue) < lumaOf(...own) - 30) count++;
    }
    return count;
  }

  /** Levels by which the opacity of a figure is wrong, in the mean of its edge. */
  function lapse(keyed: Picture, name: keyof typeof FIGURES, strength = 1): number {
    let [sum, count] = [0, 0];
    for (const [i, part] of covers.entries()) {
      if (strength === 1 && (part === 0 || part === 1)) continue;
      const x = names.indexOf(name) * CELL + (i % CELL);
      const [, , , alpha = 0] = pixelAt(keyed, x, Math.floor(i / CELL));
      sum += Math.abs(alpha - 255 * strength * part);
      count++;
    }
    return sum / count;
  }

  /** A key's colour, and the figures that are too near to it for the key that the page begins with. */
  const GROUNDS: readonly (readonly [name: string, ground: Rgb, near: readonly string[]])[] = [
    ['#00b140', [0, 177, 64], []],
    ['#00ff00', [0, 255, 0], ['yellow']],
    ['#0000ff', [0, 0, 255], ['blue']],
    ['#ff00ff', [255, 0, 255], ['red', 'blue']],
  ];

  it.each(GROUNDS)('before %s have neither its tint nor a dark line', (_, ground, near) => {
    const keyed = copyPicture(sheet(ground));
    chromaKey(keyed, keyOf(ground));
    for (const name of names.filter((one) => !near.includes(one))) {
      expect(fringe(keyed, ground, name), name).toBe(0);
      expect(lapse(keyed, name), name).toBeLessThan(12);
    }
  });

  it.each(GROUNDS)(
    'before %s have none in a video, whose colours are blurred',
    (_, ground, near) => {
      const video = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
      const shown = 'scale=in_color_matrix=bt709:flags=bilinear+full_chroma_int,format=rgba';
      const keyed = filtered(sheet(ground), `${video},${shown}`);
      chromaKey(keyed, keyOf(ground));
      // The tip of the spike has nowhere the colour of the figure.
      for (const name of names.filter((one) => !near.includes(one)))
        expect(fringe(keyed, ground, name), name).toBeLessThan(20);
    },
  );

  it('of what is translucent let as much through, with a key that is narrow and soft', () => {
    const ground: Rgb = [0, 255, 0];
    const keyed = copyPicture(sheet(ground, 0.5));
    chromaKey(keyed, keyOf(ground, {similarity: 0.02, smoothness: 0.36, spill: 0}));
    for (const name of ['white', 'grey', 'black'] as const) {
      expect(lapse(keyed, name, 0.5), name).toBeLessThan(6);
      const [red = 0, green = 0, blue = 0] = pixelAt(keyed, names.indexOf(name) * CELL + 18, 24);
      const whole = FIGURES[name][0];
      for (const channel of [red, green, blue])
        expect(Math.abs(channel - whole), name).toBeLessThan(16);
    }
  });

  it('of a detail inside of the figure stay whole', () => {
    const picture = paint(40, 40, (x, y) => {
      if (x < 8 || x > 31 || y < 8 || y > 31) return [0, 177, 64, 255];
      return x % 6 === 3 ? [20, 20, 20, 255] : [255, 255, 255, 255];
    });
    chromaKey(picture, keyOf([0, 177, 64]));
    for (let x = 8; x <= 31; x++) expect(pixelAt(picture, x, 20)[3], `${x}`).toBeGreaterThan(230);
  });
});

describe('chromaKey', () => {
  it("is ffmpeg's chromakey away from the edges", () => {
    const random = mulberry32(11);
    const side = 20;
    const colors = Array.from({length: 12}, () => [0, 1, 2].map(() => Math.floor(random() * 256)));
    const picture = paint(side * colors.length, side, (x) => {
      const [red = 0, green = 0, blue = 0] = colors[Math.floor(x / side)] ?? [];
      return [red, green, blue, 255];
    });
    for (let run = 0; run < 3; run++) {
      const similarity = 0.05 + random() * 0.3;
      const smoothness = pick(random, [0.05, 0.2]);
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
      chromaKey(ours, {color, similarity, smoothness, spill: 0});
      for (const index of colors.keys()) {
        const [x, y] = [index * side + side / 2, side / 2];
        const difference = (pixelAt(ours, x, y)[3] ?? 0) - (pixelAt(theirs, x, y)[0] ?? 0);
        expect(Math.abs(difference), `${run} ${index}`).toBeLessThanOrEqual(12);
      }
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
