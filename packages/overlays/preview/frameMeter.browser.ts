import {createFrameTimes, type FrameBatch} from './frameTimes';

/** Measures what is drawn, while it runs. */
export interface FrameMeter {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Counts frames by `requestAnimationFrame`, which does not come while nobody sees the frame. Between
 * two words to the parent it only adds a number to a list.
 */
export function createFrameMeter(tell: (batch: FrameBatch) => void): FrameMeter {
  const times = createFrameTimes();
  let next: number | undefined;
  const count = (at: number): void => {
    next = requestAnimationFrame(count);
    const p95 = times.take(at);
    if (p95 === undefined) return;
    tell({p95, nodes: document.querySelectorAll('.container, .container *').length});
  };
  document.addEventListener('visibilitychange', times.forget);
  return {
    start() {
      next ??= requestAnimationFrame(count);
    },
    stop() {
      if (next !== undefined) cancelAnimationFrame(next);
      next = undefined;
      times.forget();
    },
  };
}
