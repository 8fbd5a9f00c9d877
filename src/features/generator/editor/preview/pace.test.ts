import {expect, it, vi} from 'vitest';
import {createPaceStore, nextPace, type Pace} from './pace';

const after = (times: readonly number[]): Pace | undefined =>
  times.reduce<Pace | undefined>((pace, p95) => nextPace(pace, {p95, nodes: 1}), undefined);
const isSlow = (...times: readonly number[]): boolean | undefined => after(times)?.isSlow;

it('is slow after some seconds below 55 frames a second, and not by a surge', () => {
  expect(isSlow(19, 19, 19, 19)).toBe(false);
  expect(isSlow(19, 19, 19, 19, 19)).toBe(true);
  expect(isSlow(19, 19, 19, 19, 18, 19, 19, 19, 19)).toBe(false);
  expect(isSlow(...Array<number>(20).fill(18))).toBe(false);
});

it('is fine again after some good seconds', () => {
  const slow = [30, 30, 30, 30, 30];
  expect(isSlow(...slow, 16, 16)).toBe(true);
  expect(isSlow(...slow, 16, 16, 30, 16, 16)).toBe(true);
  expect(isSlow(...slow, 16, 16, 16)).toBe(false);
});

it('is told to who listens, and forgotten when nothing is measured', () => {
  const store = createPaceStore();
  const hear = vi.fn();
  const leave = store.subscribe(hear);
  store.take({p95: 16, nodes: 40});
  expect(store.read()).toMatchObject({p95: 16, nodes: 40, isSlow: false});
  store.take(undefined);
  expect(store.read()).toBeUndefined();
  leave();
  store.take({p95: 16, nodes: 40});
  expect(hear).toHaveBeenCalledTimes(2);
});
