import {createStore, type Watched} from '@komebiyori/lib/store';

/** Which tab of a browser it is that hands data to OBS. */
export type TurnState =
  /** This one does not want to. */
  | 'off'
  | 'mine'
  /** Another tab does, which came later or was told to. */
  | 'elsewhere';

/**
 * One tab of several that want to feed OBS: two of them would set everything off twice. That which was
 * told last has the turn; when it ends, closes or crashes, one that waits goes on.
 */
export interface Turn {
  readonly state: Watched<TurnState>;
  /** Takes the turn from whichever tab has it. */
  readonly take: () => void;
  /** Gives it back, or waits no longer. */
  readonly leave: () => void;
}

// Apart from its parameter: SWC takes no `in` there.
const browserLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * @param name of what only one tab may do
 * @param locks of the browser; without them (a page that is not encrypted, Firefox that keeps no
 *   cookies) every tab has its turn
 */
export function createTurn(name: string, locks: LockManager | null = browserLocks()): Turn {
  const state = createStore<TurnState>('off');
  let attempt = 0;
  let release = (): void => undefined;

  const halt = (): number => {
    attempt += 1;
    release();
    release = () => undefined;
    return attempt;
  };
  /** Holds the lock until it is given back; what is told is of the attempt that is on. */
  const holding = (mine: number) => (): Promise<void> => {
    if (mine !== attempt) return Promise.resolve();
    return new Promise((resolve) => {
      release = resolve;
      state.set('mine');
    });
  };
  const wait = (mine: number): void => {
    if (locks === null) return;
    const waiting = new AbortController();
    release = () => {
      waiting.abort();
    };
    state.set('elsewhere');
    void locks.request(name, {signal: waiting.signal}, holding(mine)).catch(goOn(mine));
  };
  /** Another tab has taken it; or the browser forbids locks, and every tab has its turn. */
  const goOn =
    (mine: number) =>
    (reason: unknown): void => {
      if (mine !== attempt) return;
      if (reason instanceof DOMException && reason.name === 'AbortError') wait(mine);
      else state.set('mine');
    };
  return {
    state,
    take() {
      const mine = halt();
      if (locks === null) state.set('mine');
      else {
        void locks.request(name, {steal: true}, holding(mine)).catch(goOn(mine));
      }
    },
    leave() {
      halt();
      state.set('off');
    },
  };
}
