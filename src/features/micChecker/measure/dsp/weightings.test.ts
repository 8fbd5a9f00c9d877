import {describe, expect, it} from 'vitest';
import {aWeighting} from './aWeighting';
import {gainAt} from './cascade';
import {kWeighting} from './kWeighting';

describe('K-weighting', () => {
  it('has the coefficients of BS.1770-4, tables 1 and 2, at 48 kHz', () => {
    const [shelf, highPass] = kWeighting(48_000);
    expect(shelf.b0).toBeCloseTo(1.53512485958697, 12);
    expect(shelf.b1).toBeCloseTo(-2.69169618940638, 12);
    expect(shelf.b2).toBeCloseTo(1.19839281085285, 12);
    expect(shelf.a1).toBeCloseTo(-1.69065929318241, 12);
    expect(shelf.a2).toBeCloseTo(0.73248077421585, 12);
    expect([highPass.b0, highPass.b1, highPass.b2]).toEqual([1, -2, 1]);
    expect(highPass.a1).toBeCloseTo(-1.99004745483398, 12);
    expect(highPass.a2).toBeCloseTo(0.99007225036621, 12);
  });

  it.each([16_000, 22_050, 32_000, 44_100, 96_000, 192_000])('is the same at %i Hz', (rate) => {
    for (const frequency of [20, 50, 100, 500, 997, 2000, 5000]) {
      const [ours, reference] = [rate, 48_000].map((each) =>
        gainAt(kWeighting(each), frequency, each),
      );
      expect(20 * Math.log10((ours ?? 0) / (reference ?? 0))).toBeCloseTo(0, 0);
    }
  });
});

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
