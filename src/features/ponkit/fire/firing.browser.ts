import type {AppLink} from '@komebiyori/app-link/link';
import type {PostOutcome} from '@komebiyori/app-link/post';
import {createStore, type Watched} from '@komebiyori/lib/store';
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

const LOG = 30;
const LIT_MS = 350;

const print = ({reactions}: Pick<Fire, 'reactions'>): string =>
  reactions.map(({key, value}) => (value === 1 ? key : `${key}×${value}`)).join('、');

/** What the buttons do, with clock and network. */
export class Firing {
  readonly #state = createStore(START);
  readonly state: Watched<FireState> = this.#state;
  readonly #log = createStore<readonly LogEntry[]>([]);
  /** The newest first. */
  readonly log: Watched<readonly LogEntry[]> = this.#log;
  readonly #lit = createStore<ReadonlySet<string>>(new Set());
  /** Buttons that were sent a moment ago, to be seen on them. */
  readonly lit: Watched<ReadonlySet<string>> = this.#lit;
  readonly #link: AppLink;
  readonly #buttonOf: (id: string) => PadButton | undefined;
  readonly #controller = new AbortController();
  readonly #litTimers = new Map<string, number>();
  #timer = 0;
  #serial = 0;

  /** @param buttonOf undefined for a button that is gone */
  constructor(link: AppLink, buttonOf: (id: string) => PadButton | undefined) {
    this.#link = link;
    this.#buttonOf = buttonOf;
  }

  /** Of the state's times, in milliseconds. */
  readonly now = (): number => performance.now();

  press(buttonId: string): void {
    const button = this.#buttonOf(buttonId);
    if (button === undefined) return;
    const outcome = press(this.state.get(), button, this.#moment());
    this.#take(outcome);
    const {refusal} = outcome;
    // A cooldown shows on the button; as an entry it would push out what was sent.
    if (refusal === undefined || refusal === 'cooling') return;
    this.#note(buttonId, button.keys.join('、'), refusal);
  }

  release(buttonId: string): void {
    this.#set(release(this.state.get(), buttonId));
  }

  readonly releaseAll = (): void => {
    this.#set(releaseAll(this.state.get()));
  };

  readonly pause = (): void => {
    this.#set(pause(this.state.get(), this.now()));
  };

  readonly resume = (): void => {
    this.#set(resume(this.state.get(), this.now()));
  };

  readonly clear = (): void => {
    for (const one of this.state.get().queue) this.#note(one.buttonId, print(one), 'cleared');
    this.#set(clear(this.state.get()));
  };

  close(): void {
    this.#controller.abort();
    window.clearTimeout(this.#timer);
    for (const each of this.#litTimers.values()) window.clearTimeout(each);
  }

  #moment(): Moment {
    return {
      at: this.now(),
      isOnline: this.#link.state.get().kind === 'connected',
      random: Math.random,
    };
  }

  /** Adds an entry to the log; the answer is its id. */
  #note(buttonId: string, words: string, result: FireResult): number {
    this.#serial += 1;
    const entry = {id: this.#serial, at: Date.now(), buttonId, words, result};
    this.#log.set([entry, ...this.log.get()].slice(0, LOG));
    return entry.id;
  }

  #light(buttonId: string): void {
    window.clearTimeout(this.#litTimers.get(buttonId));
    this.#lit.set(new Set(this.lit.get()).add(buttonId));
    const off = (): void => {
      const rest = new Set(this.lit.get());
      rest.delete(buttonId);
      this.#lit.set(rest);
    };
    this.#litTimers.set(buttonId, window.setTimeout(off, LIT_MS));
  }

  async #send(fire: Fire): Promise<void> {
    this.#light(fire.buttonId);
    const id = this.#note(fire.buttonId, print(fire), 'sending');
    const {signal} = this.#controller;
    const body = {reactions: fire.reactions, effect: true};
    const {kind} = await this.#link.post('/api/reactions', body, {signal});
    this.#log.set(
      this.log.get().map((entry) => (entry.id === id ? {...entry, result: kind} : entry)),
    );
  }

  #wait(): void {
    window.clearTimeout(this.#timer);
    const next = nextTickAt(this.state.get());
    if (next === undefined) return;
    this.#timer = window.setTimeout(
      () => {
        this.#take(tick(this.state.get(), this.#buttonOf, this.#moment()));
      },
      Math.max(0, next - this.now()),
    );
  }

  #take(outcome: Outcome): void {
    this.#state.set(outcome.state);
    for (const fire of outcome.fires) void this.#send(fire);
    for (const fire of outcome.dropped ?? []) this.#note(fire.buttonId, print(fire), 'offline');
    this.#wait();
  }

  #set(next: FireState): void {
    this.#state.set(next);
    this.#wait();
  }
}
