import {describe, expect, it} from 'vitest';
import {gainAt} from '@komebiyori/loudness/filters';
import {aWeighting} from './weightedPowers';

// IEC 61672-1:2013, table 3: nominal frequency in Hz, A-weighting in dB, limits of class 1.
const A_WEIGHTING = [
  [31.5, -39.4, -1.5, 1.5],
  [63, -26.2, -1, 1],
  [125, -16.1, -1, 1],
  [250, -8.6, -1, 1],
  [500, -3.2, -1, 1],
  [1000, 0, -0.7, 0.7],
  [2000, 1.2, -1, 1],
  [4000, 1, -1, 1],
  [8000, -1.1, -2.5, 1.5],
  [10_000, -2.5, -3, 2],
  [12_500, -4.3, -5, 2],
  [16_000, -6.6, -16, 2.5],
] as const;

describe.each([44_100, 48_000, 96_000])('A-weighting at %i Hz', (rate) => {
  it.each(A_WEIGHTING)('at %f Hz is %f dB', (frequency, level, below, above) => {
    const error = 20 * Math.log10(gainAt(aWeighting(rate), frequency, rate)) - level;
    expect(error).toBeGreaterThanOrEqual(below);
    expect(error).toBeLessThanOrEqual(above);
  });
});
