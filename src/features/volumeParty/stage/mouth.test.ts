import {expect, it} from 'vitest';
import {openingOf, type Opening} from './mouth';

const settings = {mouthHalf: -40, mouthWide: -20};
const after = (level: number, before: Opening): Opening =>
  openingOf({rms: {all: level}, peak: {all: level}, lufsM: level}, before, settings);

it('a mouth opens with the voice, and does not flicker at the edge', () => {
  expect([after(-41, 0), after(-40, 0), after(-21, 1), after(-20, 1)]).toEqual([0, 1, 1, 2]);
  expect([after(-22, 2), after(-24, 2), after(-42, 1), after(-44, 1)]).toEqual([2, 1, 1, 0]);
  expect(openingOf(undefined, 2, settings)).toBe(0);
});
