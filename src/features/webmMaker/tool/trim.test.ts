import {expect, it} from 'vitest';
import {fakeSource} from '@komebiyori/webm/testing/pictures';
import {trimmedFrames, trimOf} from './trim';

const source = fakeSource();

it.each([
  [{first: 0, end: 10}, null],
  [
    {first: 2, end: 10},
    {startUs: 200_000, endUs: 1_000_000},
  ],
  [
    {first: 0, end: 3},
    {startUs: 0, endUs: 300_000},
  ],
  // One frame is always kept.
  [
    {first: 4, end: 4},
    {startUs: 400_000, endUs: 500_000},
  ],
  [
    {first: 12, end: 20},
    {startUs: 900_000, endUs: 1_000_000},
  ],
])('%o', (range, trim) => {
  expect(trimOf(range, source)).toEqual(trim);
});

it('finds the frames that a trim touches', () => {
  expect(trimmedFrames(null, source)).toEqual({first: 0, end: 10});
  expect(trimmedFrames({startUs: 250_000, endUs: 310_000}, source)).toEqual({first: 2, end: 4});
  expect(trimmedFrames({startUs: 200_000, endUs: 300_000}, source)).toEqual({first: 2, end: 3});
  expect(trimmedFrames({startUs: 10, endUs: 11}, source)).toEqual({first: 0, end: 1});
});
