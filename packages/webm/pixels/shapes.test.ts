import {describe, expect, it} from 'vitest';
import {NEUTRAL_EDIT} from '../model/edit';
import {planSizes} from '../model/geometry';
import {copyPicture} from '../model/picture';
import {filtered} from '../testing/ffmpeg';
import {paint, pixelAt, psnr} from '../testing/pictures';
import {treatEdge} from './edge';
import {renderFrame} from './render';
import {resize} from './resize';
import {crop, fade, layBelow, place, turn, unmultiply} from './transform';

const numbered = paint(3, 2, (x, y) => [x, y, 0, 255]);
const at = (picture: ReturnType<typeof paint>): string[] =>
  Array.from({length: picture.height}, (_, y) =>
    Array.from({length: picture.width}, (_, x) => pixelAt(picture, x, y).slice(0, 2).join('')).join(
      ' ',
    ),
  );

describe('turn', () => {
  it('turns clockwise as ffmpeg does', () => {
    const filters = {90: 'transpose=clock', 180: 'hflip,vflip', 270: 'transpose=cclock'} as const;
    for (const rotate of [90, 180, 270] as const) {
      const ours = turn(numbered, {rotate, flipX: false, flipY: false});
      const theirs = filtered(numbered, filters[rotate]);
      expect(ours.data, `${rotate}`).toEqual(theirs.data);
    }
    expect(turn(numbered, {rotate: 90, flipX: false, flipY: false})).toMatchObject({
      width: 2,
      height: 3,
    });
  });

  it('flips after turning', () => {
    expect(at(turn(numbered, {rotate: 0, flipX: true, flipY: false}))).toEqual([
      '20 10 00',
      '21 11 01',
    ]);
    expect(at(turn(numbered, {rotate: 90, flipX: false, flipY: true}))).toEqual([
      '21 20',
      '11 10',
      '01 00',
    ]);
  });
});

it('crops and places, cutting what stands out', () => {
  expect(at(crop(numbered, {x: 1, y: 1, width: 2, height: 1}))).toEqual(['11 21']);
  const placed = place(numbered, {width: 2, height: 3}, {x: -1, y: 1});
  expect(at(placed)).toEqual(['00 00', '10 20', '11 21']);
  expect(pixelAt(placed, 0, 0)[3]).toBe(0);
});

it('lays a colour below and fades', () => {
  const picture = paint(2, 1, (x) => [200, 100, 0, x === 0 ? 128 : 0]);
  layBelow(picture, [0, 0, 100]);
  expect(pixelAt(picture, 0, 0)).toEqual([100, 50, 50, 255]);
  expect(pixelAt(picture, 1, 0)).toEqual([0, 0, 100, 255]);
  fade(picture, 0.5);
  expect(pixelAt(picture, 0, 0)).toEqual([100, 50, 50, 128]);
});

it('makes multiplied colours straight again, and leaves what is opaque or hidden', () => {
  const alphas = [128, 255, 0];
  const picture = paint(3, 1, (x) => [100, 50, 0, alphas[x] ?? 0]);
  unmultiply(picture);
  expect(pixelAt(picture, 0, 0)).toEqual([199, 100, 0, 128]);
  expect(pixelAt(picture, 1, 0)).toEqual([100, 50, 0, 255]);
  expect(pixelAt(picture, 2, 0)).toEqual([100, 50, 0, 0]);
});

describe('resize', () => {
  const drawing = paint(64, 48, (x, y) => [x * 4, y * 5, (x ^ y) * 2, 255]);

  it("is close to ffmpeg's bilinear scaling", () => {
    for (const [width, height] of [
      [32, 24],
      [128, 96],
      [50, 60],
    ] as const) {
      const ours = resize(drawing, width, height);
      const back = resize(ours, 64, 48);
      expect(ours.data).toHaveLength(width * height * 4);
      const theirs = filtered(
        drawing,
        `scale=${width}:${height}:flags=bilinear+accurate_rnd,scale=64:48:flags=bilinear+accurate_rnd`,
      );
      for (const channel of [0, 1] as const)
        expect(psnr(back, theirs, channel), `${width}×${height}`).toBeGreaterThan(38);
    }
  });

  it('does not show the hidden colour of transparent pixels', () => {
    const hidden = paint(8, 8, (x) => (x < 4 ? [255, 255, 255, 255] : [0, 255, 0, 0]));
    const small = resize(hidden, 3, 3);
    for (let x = 0; x < 3; x++) {
      const [red, green, blue, alpha] = pixelAt(small, x, 1);
      if (alpha !== 0) expect([red, green, blue]).toEqual([255, 255, 255]);
    }
    expect(pixelAt(small, 1, 1)[3]).toBeGreaterThan(0);
  });

  it('keeps flat colours and one-pixel pictures', () => {
    const flat = paint(7, 5, () => [10, 20, 30, 77]);
    for (const [width, height] of [
      [1, 1],
      [20, 3],
      [4096, 2],
    ] as const)
      expect(pixelAt(resize(flat, width, height), 0, 0)).toEqual([10, 20, 30, 77]);
    const dot = paint(1, 1, () => [9, 8, 7, 255]);
    expect(pixelAt(resize(dot, 5, 5), 4, 4)).toEqual([9, 8, 7, 255]);
  });
});

describe('treatEdge', () => {
  const square = paint(
    20,
    20,
    (x, y) => [5, 6, 7, x >= 5 && x < 15 && y >= 5 && y < 15 ? 255 : 0] as const,
  );
  const row = (edge: {shrink: number; feather: number}): number[] => {
    const picture = copyPicture(square);
    treatEdge(picture, edge);
    return Array.from({length: 20}, (_, x) => pixelAt(picture, x, 10)[3] ?? NaN);
  };

  it('shrinks by whole pixels', () => {
    const width = (shrink: number): number =>
      row({shrink, feather: 0}).filter((alpha) => alpha === 255).length;
    expect([0, 1, 3, 5].map(width)).toEqual([10, 8, 4, 0]);
  });

  it('softens inwards only, evenly', () => {
    const soft = row({shrink: 0, feather: 3});
    expect(soft.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    const slope = soft.slice(5, 9);
    expect(slope).toEqual([...slope].sort((a, b) => a - b));
    expect(new Set(slope).size).toBe(4);
    expect(soft[10]).toBe(255);
    expect(soft).toEqual([...soft].reverse());
  });

  it("does not take the picture's own border for an edge", () => {
    const full = paint(10, 10, () => [1, 2, 3, 255]);
    treatEdge(full, {shrink: 3, feather: 5});
    expect(full.data).toEqual(paint(10, 10, () => [1, 2, 3, 255]).data);
  });
});

describe('renderFrame', () => {
  it('does all in order and leaves the source alone', () => {
    const source = paint(8, 4, (x) => (x < 4 ? [0, 255, 0, 255] : [255, 0, 0, 255]));
    const before = copyPicture(source);
    const edit = {
      ...NEUTRAL_EDIT,
      crop: {x: 2, y: 0, width: 6, height: 4},
      rotate: 90 as const,
      chromaKey: {
        color: [0, 255, 0] as const,
        similarity: 0.2,
        smoothness: 0,
        spill: 0,
      },
      pad: {top: 1, right: 0, bottom: 0, left: 0},
    };
    const sizes = planSizes(source, edit, 'vp9');
    const picture = renderFrame(source, edit, {sizes, opacity: 0.5, opaque: false});
    expect([picture.width, picture.height]).toEqual([4, 8]);
    expect(pixelAt(picture, 0, 0)[3]).toBe(0);
    expect(pixelAt(picture, 0, 1)[3]).toBe(0);
    expect(pixelAt(picture, 0, 6)).toEqual([255, 0, 0, 128]);
    expect(source).toEqual(before);
  });

  it('lays black, or the background, below what cannot be transparent', () => {
    const source = paint(2, 2, () => [255, 255, 255, 128]);
    const sizes = planSizes(source, NEUTRAL_EDIT, 'vp9');
    const as = {sizes, opacity: 1, opaque: true};
    expect(pixelAt(renderFrame(source, NEUTRAL_EDIT, as), 0, 0)).toEqual([128, 128, 128, 255]);
    const blue = {...NEUTRAL_EDIT, background: [0, 0, 255] as const};
    expect(pixelAt(renderFrame(source, blue, {...as, opacity: 0}), 0, 0)).toEqual([0, 0, 255, 255]);
  });
});
