/** Timers never wake more often, so that a stopped clock costs nothing. */
const SHORTEST_MS = 20;
/** Longer waits are cut: `setTimeout` counts in 32 bits. */
const LONGEST_MS = 60_000;

/** A single timer for the next of many deadlines. */
export interface Alarm {
  /** Wakes at a time of the clock, in place of what was set before; undefined for never. */
  readonly set: (at: number | undefined) => void;
}

/**
 * @param wake may be called early: the SDK fires all timers when OBS hides the source
 */
export function createAlarm(now: () => number, wake: () => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(at) {
      clearTimeout(timer);
      if (at === undefined) return;
      timer = setTimeout(wake, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, at - now())));
    },
  };
}
