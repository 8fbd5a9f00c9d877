import {expect, it} from 'vitest';
import {gainAt, type Section} from './cascade';
import {highPass, lowPass} from './passFilters';

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
