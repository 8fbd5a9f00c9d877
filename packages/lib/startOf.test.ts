import {expect, it} from 'vitest';
import {startOf} from './startOf';

it.each([
  ['a😀b', 4, 'a😀b'],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 2, 'a'],
  ['', 2, ''],
])('of %j in %i units is %j', (text, length, start) => {
  expect(startOf(text, length)).toBe(start);
});
