/** Time that can be stopped. */
export interface Clock {
  /** Milliseconds since 1970, less the time that it stood. */
  readonly now: () => number;
  readonly stop: () => void;
  readonly go: () => void;
  /** Lets stopped time go on by so many milliseconds. */
  readonly advance: (ms: number) => void;
}

/**
 * @param real the clock of the machine
 */
export function createClock(real: () => number): Clock {
  let lost = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => stoppedAt ?? real() - lost,
    stop() {
      stoppedAt ??= real() - lost;
    },
    go() {
      if (stoppedAt !== undefined) lost = real() - stoppedAt;
      stoppedAt = undefined;
    },
    advance(ms) {
      if (stoppedAt !== undefined) stoppedAt += ms;
    },
  };
}
