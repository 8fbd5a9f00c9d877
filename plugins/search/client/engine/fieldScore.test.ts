import {expect, it} from 'vitest';
import {saturated} from './fieldScore';

// BM25's k1 is 1.2 by the specification (section 9): tf (k1 + 1) / (k1 + tf), Robertson and
// Zaragoza 2009, equation 3.15.
it.each([
  [0, 0],
  [1, 1],
  [1.2, 1.1],
  [6, 6 * (2.2 / 7.2)],
])('counts %f as %f', (value, score) => {
  expect(saturated(value)).toBeCloseTo(score, 10);
});

it('never reaches k1 + 1', () => {
  expect(saturated(1e9)).toBeLessThan(2.2);
});
