import {describe, expect, it} from 'vitest';
import {paint, pixelAt} from '../testing/pictures';
import {fillHidden, lumaOf, toAlphaPlanes, toColorPlanes} from './yuv';

const flat = (red: number, green: number, blue: number): number[] => {
  const {data} = toColorPlanes(paint(2, 2, () => [red, green, blue, 255]));
  return [data[0] ?? NaN, data[4] ?? NaN, data[5] ?? NaN];
};

describe('toColorPlanes', () => {
  it("has the values of the standard's colour bars at full strength", () => {
    // BT.601, 100 % bars in eight bits, as in ITU-R BT.801 and SMPTE EG 1.
    expect(flat(255, 255, 255)).toEqual([235, 128, 128]);
    expect(flat(255, 255, 0)).toEqual([210, 16, 146]);
    expect(flat(0, 255, 255)).toEqual([170, 166, 16]);
    expect(flat(0, 255, 0)).toEqual([145, 54, 34]);
    expect(flat(255, 0, 255)).toEqual([106, 202, 222]);
    expect(flat(255, 0, 0)).toEqual([81, 90, 240]);
    expect(flat(0, 0, 255)).toEqual([41, 240, 110]);
    expect(flat(0, 0, 0)).toEqual([16, 128, 128]);
  });

  it('does not let hidden colours into those that are seen', () => {
    const seen = paint(2, 2, () => [200, 30, 40, 255]);
    const mixed = paint(2, 2, (x) => (x === 0 ? [200, 30, 40, 255] : [0, 255, 0, 0]));
    expect(toColorPlanes(mixed)).toEqual(toColorPlanes(seen));
    const faint = paint(2, 2, (x) => (x === 0 ? [200, 30, 40, 255] : [0, 255, 0, 2]));
    const chroma = [4, 5].map(
      (at) => (toColorPlanes(faint).data[at] ?? 0) - (toColorPlanes(seen).data[at] ?? 0),
    );
    expect(Math.max(...chroma.map(Math.abs))).toBeLessThanOrEqual(2);
  });
});

it('keeps alpha as it is', () => {
  const {data} = toAlphaPlanes(paint(2, 2, (x, y) => [9, 9, 9, x * 100 + y * 55]));
  expect([...data]).toEqual([0, 100, 55, 155, 128, 128]);
});

it('reads alpha from the greys that Firefox makes of it', () => {
  // As Firefox 153 decoded a ramp: Y on the left, its grey on the right.
  const seen = [
    [0, 0],
    [17, 1],
    [40, 28],
    [100, 98],
    [128, 130],
    [200, 214],
    [234, 254],
    [255, 255],
  ] as const;
  for (const [luma, grey] of seen) expect(lumaOf(grey), `${grey}`).toBe(luma);
});

it('takes hidden colours from the same block, or from the one before', () => {
  const picture = paint(48, 16, (x) =>
    x === 0
      ? [100, 0, 0, 255]
      : x === 1
        ? [0, 100, 0, 255]
        : x === 40
          ? [7, 7, 7, 1]
          : [0, 0, 0, 0],
  );
  const filled = {...picture, data: new Uint8ClampedArray(fillHidden(picture))};
  expect(pixelAt(filled, 8, 8)).toEqual([50, 50, 0, 0]);
  expect(pixelAt(filled, 20, 0)).toEqual([50, 50, 0, 0]);
  expect(pixelAt(filled, 47, 15)).toEqual([7, 7, 7, 0]);
  expect(pixelAt(filled, 0, 0)).toEqual([100, 0, 0, 255]);
});
