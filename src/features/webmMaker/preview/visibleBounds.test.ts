import {expect, it} from 'vitest';
import {paint} from '@komebiyori/webm/testing/pictures';
import {colorAround, cornerColor, unite, visibleBounds} from './visibleBounds';

const EMPTY = paint(8, 6, () => [9, 9, 9, 0]);

it('finds the smallest part that is visible, without dust', () => {
  const picture = paint(8, 6, (x, y) => [0, 0, 0, x >= 2 && x < 5 && y >= 1 && y < 3 ? 200 : 8]);
  expect(visibleBounds(picture)).toEqual({x: 2, y: 1, width: 3, height: 2});
  expect(visibleBounds(EMPTY)).toBeNull();
  expect(visibleBounds(paint(3, 3, () => [0, 0, 0, 255]))).toEqual({
    x: 0,
    y: 0,
    width: 3,
    height: 3,
  });
});

it('unites the parts of all frames', () => {
  const a = {x: 2, y: 1, width: 3, height: 2};
  expect(unite(a, {x: 0, y: 2, width: 1, height: 4})).toEqual({x: 0, y: 1, width: 5, height: 5});
  expect(unite(null, a)).toBe(a);
  expect(unite(a, null)).toBe(a);
  expect(unite(null, null)).toBeNull();
});

it('takes the mean of what is visible around a pixel', () => {
  const picture = paint(3, 3, (x) =>
    x === 0 ? [90, 0, 30, 255] : x === 1 ? [0, 60, 30, 255] : [255, 255, 255, 0],
  );
  expect(colorAround(picture, 1, 1)).toEqual([45, 30, 30]);
  expect(colorAround(picture, 0, 0)).toEqual([45, 30, 30]);
  expect(colorAround(EMPTY, 4, 3)).toBeNull();
});

it('takes the wall, not the one thing that stands in a corner', () => {
  const wall = paint(9, 9, (x, y) => (x > 5 && y > 5 ? [255, 0, 0, 255] : [10, 180, 60, 255]));
  expect(cornerColor(wall)).toEqual([10, 180, 60]);
  expect(cornerColor(EMPTY)).toBeNull();
});
