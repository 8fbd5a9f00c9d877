import {STEP} from './sim/scene';

/** After a pause at most so much time is caught up, in milliseconds; the rest is let go. */
const MAX_CATCH_UP = 100;

/** Times and turns of the picture. */
export interface Clock {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Calls back once before the next picture; the answer is for `cancel`. */
  readonly request: (callback: () => void) => number;
  readonly cancel: (id: number) => void;
}

export interface Loop {
  /** Goes on while there is something to do and nothing holds it. */
  readonly wake: () => void;
  /** Holds it, for one of several reasons; all must let go. */
  readonly hold: (reason: string, on: boolean) => void;
  /** Lets milliseconds pass at once. */
  readonly advance: (milliseconds: number) => void;
  readonly stop: () => void;
}

export interface LoopOptions {
  readonly clock: Clock;
  readonly step: () => void;
  /** @param share 0 to 1 between the last step and the next */
  readonly draw: (share: number) => void;
  /** Whether time has to go on. */
  readonly isBusy: () => boolean;
}

/** Steps of equal length whatever the pictures per second; nothing runs while nothing is there. */
export function createLoop({clock, step, draw, isBusy}: LoopOptions): Loop {
  const holds = new Set<string>();
  let request: number | undefined;
  let last = 0;
  let left = 0;

  const run = (milliseconds: number): void => {
    left += milliseconds;
    while (left >= STEP - 1e-6) {
      step();
      left -= STEP;
    }
    left = Math.max(0, left);
  };

  const frame = (): void => {
    request = undefined;
    const now = clock.now();
    run(Math.min(MAX_CATCH_UP, Math.max(0, now - last)));
    last = now;
    draw(left / STEP);
    wake(false);
  };

  function wake(isNew = true): void {
    if (request !== undefined || holds.size > 0 || !isBusy()) return;
    if (isNew) last = clock.now();
    request = clock.request(frame);
  }

  const stop = (): void => {
    if (request !== undefined) clock.cancel(request);
    request = undefined;
  };

  return {
    wake,
    hold(reason, on) {
      if (on) {
        holds.add(reason);
        stop();
      } else if (holds.delete(reason)) wake();
    },
    advance(milliseconds) {
      run(milliseconds);
      draw(1);
      last = clock.now();
    },
    stop,
  };
}
