/** A clock that is moved by hand. */
export interface FakeClock {
  readonly now: () => number;
  /** Calls once after some milliseconds; returns a function that stops it. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** Lets time pass, with what was to be called meanwhile. */
  readonly tick: (milliseconds: number) => Promise<void>;
}

/** Lets everything that waits for a promise go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
}

export function createFakeClock(): FakeClock {
  let now = 0;
  let timerId = 0;
  const timers = new Map<number, {at: number; call: () => void}>();
  return {
    now: () => now,
    after: (milliseconds, call) => {
      timerId += 1;
      const id = timerId;
      timers.set(id, {at: now + milliseconds, call});
      return () => timers.delete(id);
    },
    async tick(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const due = [...timers].filter(([, {at}]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        const [first] = due;
        if (first === undefined) break;
        const [id, {at, call}] = first;
        timers.delete(id);
        now = at;
        call();
      }
      now = end;
      await settle();
    },
  };
}
