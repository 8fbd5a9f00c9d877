import {expect, it} from 'vitest';
import {moveActive} from './moveActive';

it.each([
  [-1, 3, 'ArrowDown', 0],
  [2, 3, 'ArrowDown', -1],
  [-1, 3, 'ArrowUp', 2],
  [0, 3, 'ArrowUp', -1],
  [-1, 0, 'ArrowDown', -1],
  [-1, 0, 'ArrowUp', -1],
] as const)('from %i of %i, %s leads to %i', (active, count, key, next) => {
  expect(moveActive(active, count, key)).toBe(next);
});
