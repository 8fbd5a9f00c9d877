import {expect, it} from 'vitest';
import {VISIONS} from './vision';

it.each(VISIONS)('$id leaves white and grey as they are', ({matrix}) => {
  const values = matrix.split(' ').map(Number);
  expect(values).toHaveLength(20);
  for (const row of [0, 1, 2]) {
    const sum = values.slice(row * 5, row * 5 + 3).reduce((all, value) => all + value, 0);
    expect(sum).toBeCloseTo(1, 3);
  }
});
