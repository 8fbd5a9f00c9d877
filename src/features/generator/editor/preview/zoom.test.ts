import {expect, it} from 'vitest';
import {scaleOf} from './zoom';

const source = {width: 400, height: 800};

it('fits by the narrower side and never enlarges', () => {
  expect(scaleOf('fit', source, {width: 400, height: 400})).toBe(0.5);
  expect(scaleOf('fit', source, {width: 100, height: 800})).toBe(0.25);
  expect(scaleOf('fit', source, {width: 4000, height: 4000})).toBe(1);
});

it('is a plain factor otherwise, and never nothing', () => {
  expect(scaleOf(2, source, {width: 1, height: 1})).toBe(2);
  expect(scaleOf('fit', source, {width: 0, height: 0})).toBe(1);
});
