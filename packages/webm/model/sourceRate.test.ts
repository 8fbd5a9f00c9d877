import {expect, it} from 'vitest';
import {planFrames} from './framePlan';
import {sourceRate} from './sourceRate';

/** A source by how long each frame shows, in milliseconds. */
function source(...durations: readonly number[]) {
  const times: number[] = [];
  let end = 0;
  for (const ms of durations) {
    times.push(Math.round(end * 1000));
    end += ms;
  }
  return {times, durationUs: Math.round(end * 1000)};
}
const repeat = (count: number, ...row: readonly number[]): number[] =>
  Array.from({length: count}, () => row).flat();

const TIMED: readonly (readonly [string, readonly number[], number, isEven: boolean])[] = [
  ['a GIF that moves and then holds', [40, 80, 40, 40, 40, 80, 40, 40, 40, 2000, 2000], 25, false],
  [
    'a video whose second half is faster',
    [...repeat(15, 100), ...repeat(45, 1000 / 30)],
    30,
    false,
  ],
  ['a GIF of two pictures', [500, 500], 2, true],
  ['a GIF that blinks', [2000, 40], 25, false],
  ['slides of two seconds', repeat(8, 2000), 1, true],
  ['30 fps in hundredths of a second', repeat(20, 30, 30, 40), 30, true],
  ['24 fps in hundredths of a second', repeat(10, 40, 40, 40, 40, 40, 50), 24, true],
  ['15 fps in hundredths of a second', repeat(10, 70, 60, 70), 15, true],
  ['a GIF of 70 ms', repeat(30, 70), 15, true],
  ['fast and slow parts of a GIF', [...repeat(20, 30), ...repeat(20, 40)], 48, false],
  ['NTSC', repeat(300, 1001 / 30), 30, true],
  ['film', repeat(300, 1001 / 24), 24, true],
  ['a phone, some milliseconds late and early', repeat(90, 35, 31, 36, 33, 30, 35), 30, true],
  [
    'a screen, where frames come when something changes',
    repeat(20, 16.7, 16.6, 33.3, 500),
    60,
    false,
  ],
  ['one stray frame in a long video', [...repeat(300, 40), 1, ...repeat(300, 40)], 25, true],
  ['a camera of 120 fps', repeat(240, 1000 / 120), 60, true],
];

it.each(TIMED)('keeps the motion of %s', (_, durations, fps, isEven) => {
  const timing = source(...durations);
  expect(sourceRate(timing)).toEqual({fps, isEven});
  if (fps === 60) return;
  const plan = planFrames(timing, {trim: null, speed: 1, direction: 'forward', fps});
  const lost = timing.times.length - new Set(plan.map((frame) => frame.source)).size;
  expect(lost).toBeLessThanOrEqual(timing.times.length / 100);
});

it('has none for a still', () => {
  expect(sourceRate({times: [0], durationUs: 3_000_000})).toEqual({fps: 0, isEven: true});
});
