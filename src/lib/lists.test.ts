import {expect, it} from 'vitest';
import {moved} from './lists';

it('moves an item up, down, and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  const same = ['a', 'b'];
  expect(moved(same, 0, -1)).toBe(same);
  expect(moved(same, 5, 0)).toBe(same);
  expect(moved(same, -1, 0)).toBe(same);
});
