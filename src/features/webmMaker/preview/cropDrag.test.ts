import {expect, it} from 'vitest';
import {dragCrop, rectBetween} from './cropDrag';

const BOUNDS = {width: 100, height: 50};
const RECT = {x: 10, y: 10, width: 40, height: 20};

it.each([
  ['move', [5, -3], {x: 15, y: 7, width: 40, height: 20}],
  ['move', [999, 999], {x: 60, y: 30, width: 40, height: 20}],
  ['e', [7.4, 99], {x: 10, y: 10, width: 47, height: 20}],
  ['nw', [-99, -99], {x: 0, y: 0, width: 50, height: 30}],
  ['se', [99, 99], {x: 10, y: 10, width: 90, height: 40}],
  // An edge does not pass the other.
  ['w', [99, 0], {x: 49, y: 10, width: 1, height: 20}],
  ['s', [0, -99], {x: 10, y: 10, width: 40, height: 1}],
] as const)('%s by %o', (handle, by, expected) => {
  expect(dragCrop(RECT, handle, by, BOUNDS)).toEqual(expected);
});

it('draws a frame between two points, wherever they are', () => {
  const expected = {x: 20, y: 5, width: 10, height: 15};
  expect(rectBetween([30, 20], [20, 5], BOUNDS)).toEqual(expected);
  expect(rectBetween([-10, -10], [200, 200], BOUNDS)).toEqual({x: 0, y: 0, ...BOUNDS});
  expect(rectBetween([99, 49], [99, 49], BOUNDS)).toEqual({x: 99, y: 49, width: 1, height: 1});
});
