import {describe, expect, it} from 'vitest';
import {gainAt, highPass, kWeighting, lowPass, type Section} from './filters';

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

const decibels = (sections: readonly Section[], frequency: number, rate: number): number =>
  20 * Math.log10(gainAt(sections, frequency, rate));

// Butterworth: 3.01 dB at the edge, 24 dB for each octave beyond (fourth order), flat before it.
it.each([44_100, 48_000, 96_000])('the passes are those of Butterworth at %i Hz', (rate) => {
  for (const edge of [250, 4000]) {
    for (const pass of [lowPass, highPass]) {
      expect(decibels(pass(edge, rate), edge, rate)).toBeCloseTo(-3.01, 2);
    }
    expect(decibels(lowPass(edge, rate), edge / 4, rate)).toBeCloseTo(0, 2);
    expect(decibels(highPass(edge, rate), edge * 4, rate)).toBeCloseTo(0, 2);
  }
  expect(decibels(lowPass(250, rate), 500, rate)).toBeCloseTo(-24.1, 0);
  expect(decibels(highPass(250, rate), 125, rate)).toBeCloseTo(-24.1, 0);
});
