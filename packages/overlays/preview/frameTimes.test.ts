import {expect, it} from 'vitest';
import {createFrameTimes} from './frameTimes';

/** What is told of frames that come after such times. */
const told = (times: readonly number[]): number[] => {
  const frames = createFrameTimes();
  let at = 0;
  return [0, ...times].flatMap((time) => frames.take((at += time)) ?? []);
};

it('tells the p95 about once a second', () => {
  expect(told(Array.from({length: 130}, () => 16))).toEqual([16, 16]);
  // 4 of 92 are less than 5 of 100, 5 of 90 are more.
  const some = (slow: number) => Array.from({length: 100}, (_, at) => (at < slow ? 30 : 10));
  expect(told(some(4))).toEqual([10]);
  expect(told(some(5))).toEqual([30]);
});

it('does not count the time in which nobody looked', () => {
  expect(told([...Array<number>(40).fill(16), 60_000, ...Array<number>(64).fill(16)])).toEqual([
    16,
  ]);
});

it('begins anew', () => {
  const frames = createFrameTimes();
  frames.take(0);
  frames.take(900);
  frames.forget();
  expect(frames.take(1200)).toBeUndefined();
  expect(frames.take(1300)).toBeUndefined();
});
