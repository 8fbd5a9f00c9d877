import {describe, expect, it} from 'vitest';
import {createLoop, type Clock} from './loop';
import {STEP} from './sim/scene';

/** A clock that a test turns: each `frame` comes so many milliseconds after the last. */
function handClock(): Clock & {frame: (milliseconds: number) => boolean; pending: () => boolean} {
  let time = 1000;
  let waiting: (() => void) | undefined;
  return {
    now: () => time,
    request(callback) {
      waiting = callback;
      return 1;
    },
    cancel() {
      waiting = undefined;
    },
    pending: () => waiting !== undefined,
    frame(milliseconds) {
      time += milliseconds;
      const callback = waiting;
      waiting = undefined;
      callback?.();
      return callback !== undefined;
    },
  };
}

function setUp(isBusy = () => true) {
  const clock = handClock();
  const counted = {steps: 0, draws: 0, share: 0};
  const loop = createLoop({
    clock,
    step: () => {
      counted.steps += 1;
    },
    draw: (share) => {
      counted.draws += 1;
      counted.share = share;
    },
    isBusy,
  });
  return {clock, counted, loop};
}

describe('the loop', () => {
  it.each([24, 30, 60, 75, 144])(
    'takes as many steps in two seconds at %i pictures a second',
    (rate) => {
      const {clock, counted, loop} = setUp();
      loop.wake();
      for (let i = 0; i < rate * 2; i += 1) clock.frame(1000 / rate);
      expect(counted.draws).toBe(rate * 2);
      expect(Math.abs(counted.steps - 120)).toBeLessThanOrEqual(1);
      expect(counted.share).toBeGreaterThanOrEqual(0);
      expect(counted.share).toBeLessThanOrEqual(1);
    },
  );

  it('catches up little after a long standstill', () => {
    const {clock, counted, loop} = setUp();
    loop.wake();
    clock.frame(60_000);
    expect(counted.steps).toBeLessThanOrEqual(6);
  });

  it('stands still while anything holds it, and no time has passed after', () => {
    const {clock, counted, loop} = setUp();
    loop.wake();
    loop.hold('paused', true);
    loop.hold('hidden', true);
    expect(clock.frame(500)).toBe(false);
    loop.hold('hidden', false);
    expect(clock.frame(500)).toBe(false);
    loop.hold('paused', false);
    clock.frame(STEP);
    expect(counted.steps).toBe(1);
  });

  it('asks for no picture when nothing is there', () => {
    let isBusy = true;
    const {clock, loop} = setUp(() => isBusy);
    loop.wake();
    clock.frame(STEP);
    expect(clock.pending()).toBe(true);
    isBusy = false;
    clock.frame(STEP);
    expect(clock.pending()).toBe(false);
  });

  it('lets exactly the asked time pass at once', () => {
    const {counted, loop} = setUp();
    loop.hold('paused', true);
    loop.advance(1000);
    expect(counted).toMatchObject({steps: 60, draws: 1});
  });
});
