/** What is to be done at its time, in the order of those times. */
export interface Schedule {
  /** Milliseconds since the start. */
  readonly now: () => number;
  /** Does it after so many milliseconds, at once when there is nothing to wait for. */
  readonly later: (delay: number, run: () => void) => void;
  /** Lets time pass and does what is due. */
  readonly advance: (milliseconds: number) => void;
  readonly clear: () => void;
  readonly size: () => number;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

export function createSchedule(): Schedule {
  let now = 0;
  let due: Due[] = [];
  return {
    now: () => now,
    later(delay, run) {
      if (delay <= 0) run();
      else due.push({at: now + delay, run});
    },
    advance(milliseconds) {
      now += milliseconds;
      if (due.every(({at}) => at > now)) return;
      const ready = due.filter(({at}) => at <= now).sort((a, b) => a.at - b.at);
      due = due.filter(({at}) => at > now);
      for (const {run} of ready) run();
    },
    clear() {
      due = [];
    },
    size: () => due.length,
  };
}
