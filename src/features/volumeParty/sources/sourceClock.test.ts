import {expect, it} from 'vitest';
import {createSourceClock} from './sourceClock';

it('tells when it was, though messages come late', () => {
  const clock = createSourceClock();
  expect(clock(20, 1030)).toBe(1030);
  expect(clock(40, 1045)).toBe(1045);
  // 80 ms late.
  expect(clock(60, 1145)).toBe(1065);
  expect(clock(80, 1145)).toBe(1085);
});

it('begins anew after the source stood still', () => {
  const clock = createSourceClock();
  clock(20, 1000);
  expect(clock(40, 9000)).toBe(9000);
  expect(clock(60, 9020)).toBe(9020);
});
