import {expect, it} from 'vitest';
import {paceOf, progressed, type Work} from './phase';

type Exporting = Extract<Work, {kind: 'exporting'}>;
const START: Exporting = {
  kind: 'exporting',
  progress: null,
  attemptAt: 0,
  now: 0,
  wasHidden: false,
};
const at = (done: number, attempt = 1) =>
  ({phase: 'encoding', done, frames: 100, attempt}) as const;
const run = (...steps: readonly (readonly [done: number, attempt: number, now: number])[]) =>
  steps.reduce<Work>(
    (work, [done, attempt, now]) => progressed(work, at(done, attempt), now),
    START,
  );

it('tells frames a second and what is left', () => {
  expect(paceOf(run([20, 1, 2000]) as Exporting)).toEqual({fps: 10, leftSeconds: 8});
});

it('counts each try by itself', () => {
  const second = run([100, 1, 5000], [0, 2, 5000], [50, 2, 7500]) as Exporting;
  expect(paceOf(second)).toEqual({fps: 20, leftSeconds: 2.5});
});

it('says nothing before it knows', () => {
  expect(paceOf(START)).toBeNull();
  expect(paceOf(run([1, 1, 3000]) as Exporting)).toBeNull();
  expect(paceOf(run([9, 1, 100]) as Exporting)).toBeNull();
});

it('does not come back to life', () => {
  expect(progressed({kind: 'finished'}, at(1), 1)).toEqual({kind: 'finished'});
});
