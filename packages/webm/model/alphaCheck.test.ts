import {expect, it} from 'vitest';
import {paint} from '../testing/pictures';
import {checkAlpha, withBinaryAlpha, worse} from './alphaCheck';

const half = paint(8, 8, (x) => [200, 100, 50, x < 4 ? 128 : 255]);
const opaque = paint(8, 8, () => [200, 100, 50, 255]);

it('finds transparency right, rough or lost', () => {
  expect(checkAlpha(half, half)).toEqual({
    verdict: 'right',
    transparent: true,
    alphaError: 0,
  });
  expect(checkAlpha(half, opaque)).toMatchObject({verdict: 'lost', alphaError: 63.5});
  const dim = paint(8, 8, (x) => [200, 100, 50, x < 4 ? 100 : 255]);
  expect(checkAlpha(half, dim)).toMatchObject({verdict: 'rough', alphaError: 14});
  const noisy = paint(8, 8, (x) => [203, 100, 50, x < 4 ? 125 : 254]);
  expect(checkAlpha(half, noisy)).toMatchObject({verdict: 'right'});
  expect(checkAlpha(opaque, opaque)).toMatchObject({verdict: 'right', transparent: false});
  expect(
    checkAlpha(
      half,
      paint(4, 16, () => [0, 0, 0, 0]),
    ).verdict,
  ).toBe('lost');
});

it('compares with what a format can keep', () => {
  const faint = paint(2, 1, (x) => [1, 2, 3, x === 0 ? 127 : 128]);
  expect([...withBinaryAlpha(faint).data].filter((_, i) => i % 4 === 3)).toEqual([0, 255]);
});

it('keeps the worse of two', () => {
  const [good, bad] = [checkAlpha(half, half), checkAlpha(half, opaque)];
  expect(worse(good, bad)).toBe(bad);
  expect(worse(bad, good)).toBe(bad);
});
