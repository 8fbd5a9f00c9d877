import type {AppLink} from '@site/src/lib/appLink/link';
import type {PostOutcome} from '@site/src/lib/appLink/post';
import {createStore, type Watched} from '@site/src/lib/store';
import type {PadButton} from '../work/pads';
import {
  clear,
  nextTickAt,
  pause,
  press,
  release,
  releaseAll,
  resume,
  START,
  tick,
  type Fire,
  type FireState,
  type Moment,
  type Outcome,
  type Refusal,
} from './engine';

/** What became of a press. */
export type FireResult = 'sending' | PostOutcome['kind'] | Refusal | 'cleared';

export interface LogEntry {
  readonly id: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly buttonId: string;
  readonly words: string;
  readonly result: FireResult;
}

/** What the buttons do, with clock and network. */
export interface Firing {
  readonly state: Watched<FireState>;
  /** The newest first. */
  readonly log: Watched<readonly LogEntry[]>;
  /** Buttons that were sent a moment ago, to be seen on them. */
  readonly lit: Watched<ReadonlySet<string>>;
  readonly press: (buttonId: string) => void;
  readonly release: (buttonId: string) => void;
  readonly releaseAll: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly clear: () => void;
  /** Of the state's times, in milliseconds. */
  readonly now: () => number;
  readonly close: () => void;
}

const LOG = 30;
const LIT_MS = 350;

const print = ({reactions}: Pick<Fire, 'reactions'>): string =>
  reactions.map(({key, value}) => (value === 1 ? key : `${key}×${value}`)).join('、');

/** Makes buttons that fire through a link. */
export function createFiring(
  link: AppLink,
  buttonOf: (id: string) => PadButton | undefined,
): Firing {
  const state = createStore(START);
  const log = createStore<readonly LogEntry[]>([]);
  const lit = createStore<ReadonlySet<string>>(new Set());
  const controller = new AbortController();
  const litTimers = new Map<string, number>();
  let timer = 0;
  let serial = 0;

  const moment = (): Moment => ({
    at: performance.now(),
    isOnline: link.state.get().kind === 'connected',
    random: Math.random,
  });
  const note = (buttonId: string, words: string, result: FireResult): number => {
    serial += 1;
    const entry = {id: serial, at: Date.now(), buttonId, words, result};
    log.set([entry, ...log.get()].slice(0, LOG));
    return serial;
  };
  const light = (buttonId: string): void => {
    window.clearTimeout(litTimers.get(buttonId));
    lit.set(new Set(lit.get()).add(buttonId));
    const off = (): void => {
      const rest = new Set(lit.get());
      rest.delete(buttonId);
      lit.set(rest);
    };
    litTimers.set(buttonId, window.setTimeout(off, LIT_MS));
  };
  const send = async (fire: Fire): Promise<void> => {
    light(fire.buttonId);
    const id = note(fire.buttonId, print(fire), 'sending');
    const body = {reactions: fire.reactions, effect: true};
    const {kind} = await link.post('/api/reactions', body, {signal: controller.signal});
    log.set(log.get().map((entry) => (entry.id === id ? {...entry, result: kind} : entry)));
  };
  const wait = (): void => {
    window.clearTimeout(timer);
    const next = nextTickAt(state.get());
    if (next === undefined) return;
    timer = window.setTimeout(
      () => {
        take(tick(state.get(), buttonOf, moment()));
      },
      Math.max(0, next - performance.now()),
    );
  };
  const take = (outcome: Outcome): void => {
    state.set(outcome.state);
    for (const fire of outcome.fires) void send(fire);
    for (const fire of outcome.dropped ?? []) note(fire.buttonId, print(fire), 'offline');
    wait();
  };
  const set = (next: FireState): void => {
    state.set(next);
    wait();
  };

  return {
    state,
    log,
    lit,
    now: () => performance.now(),
    press: (buttonId) => {
      const button = buttonOf(buttonId);
      if (button === undefined) return;
      const outcome = press(state.get(), button, moment());
      take(outcome);
      const {refusal} = outcome;
      // A cooldown shows on the button; as an entry it would push out what was sent.
      if (refusal === undefined || refusal === 'cooling') return;
      note(buttonId, button.keys.join('、'), refusal);
    },
    release: (buttonId) => {
      set(release(state.get(), buttonId));
    },
    releaseAll: () => {
      set(releaseAll(state.get()));
    },
    pause: () => {
      set(pause(state.get(), performance.now()));
    },
    resume: () => {
      set(resume(state.get(), performance.now()));
    },
    clear: () => {
      for (const one of state.get().queue) note(one.buttonId, print(one), 'cleared');
      set(clear(state.get()));
    },
    close: () => {
      controller.abort();
      window.clearTimeout(timer);
      for (const each of litTimers.values()) window.clearTimeout(each);
    },
  };
}
