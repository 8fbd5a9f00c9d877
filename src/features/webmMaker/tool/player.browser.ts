import {createStore, type Store} from '@komebiyori/lib/store';
import type {WebmEngine} from '@komebiyori/webm';
import {failureOf, type Failure} from '@komebiyori/webm/failures';
import type {PlannedFrame} from '@komebiyori/webm/framePlan';
import type {Picture} from '@komebiyori/webm/picture';
import type {PreviewFrame} from '@komebiyori/webm/protocol';
import type {Look} from './looks';

/** What is to be shown, and of which frames it consists. */
export interface Showing {
  readonly look: Look;
  readonly frames: readonly PlannedFrame[];
}

/** What is shown. */
interface Shown {
  readonly frame: PreviewFrame;
  /** The same frame without its key, background and fades, where both are looked at. */
  readonly before: Picture | null;
}

/** Shows frames of the result on demand and in their time. */
export interface Player {
  readonly shown: Store<Shown | null>;
  /** The frame that is wanted: it moves before its picture is there. */
  readonly position: Store<number>;
  readonly isPlaying: Store<boolean>;
  /** Whether frames come later than they should. */
  readonly isLate: Store<boolean>;
  readonly failure: Store<Failure | null>;
  /** Shows anew: what is shown has changed. */
  readonly refresh: () => void;
  readonly seek: (frame: number) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
}

/** A frame that comes this much after its time makes playing late, in milliseconds. */
const LATE_MS = 250;

/** What the player asks of the tool. */
interface Parts {
  /** The engine of now: another one takes its place when it breaks. */
  readonly engine: () => WebmEngine;
  /** What is to be shown; `null` while nothing is open. */
  readonly showing: () => Showing | null;
  readonly isLooped: () => boolean;
}

class FramePlayer implements Player {
  readonly shown = createStore<Shown | null>(null);
  readonly position = createStore(0);
  readonly isPlaying = createStore(false);
  readonly isLate = createStore(false);
  readonly failure = createStore<Failure | null>(null);
  readonly #parts: Parts;
  /** Whether a picture is made just now. */
  #isBusy = false;
  /** Whether another picture is wanted since it was begun. */
  #isStale = false;
  #playing: AbortController | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly refresh: Player['refresh'] = () => {
    if (this.#playing === undefined) {
      void this.#showLatest();
      return;
    }
    this.#playing.abort();
    void this.#play();
  };

  readonly seek: Player['seek'] = (frame) => {
    const count = this.#parts.showing()?.frames.length ?? 1;
    this.pause();
    this.position.set(Math.max(0, Math.min(count - 1, frame)));
    void this.#showLatest();
  };

  readonly toggle: Player['toggle'] = () => {
    if (this.#playing === undefined) {
      void this.#play();
      return;
    }
    this.pause();
    void this.#showLatest();
  };

  readonly pause: Player['pause'] = () => {
    this.#playing?.abort();
    this.#playing = undefined;
    this.isPlaying.set(false);
    this.isLate.set(false);
  };

  #fail(error: unknown): void {
    const one = failureOf(error);
    if (one.code !== 'cancelled') this.failure.set(one);
  }

  async #show({look, frames}: Showing): Promise<void> {
    const {engine} = this.#parts;
    const at = Math.min(this.position.get(), frames.length - 1);
    // Now, not later: by then another frame may be wanted.
    this.position.set(at);
    const timeUs = frames[at]?.timeUs ?? 0;
    const frame = await engine().preview(look.edit, look.output, timeUs);
    const before =
      look.before === null ? null : await engine().preview(look.before, look.output, timeUs);
    this.shown.set({frame, before: before?.picture ?? null});
    this.failure.set(null);
  }

  /** One picture at a time, the last one wanted at the end: so a slider shows where it goes. */
  async #showLatest(): Promise<void> {
    this.#isStale = true;
    if (this.#isBusy) return;
    this.#isBusy = true;
    // What is wanted may change while a picture is made.
    const isWanted = (): boolean => this.#isStale;
    while (isWanted()) {
      this.#isStale = false;
      const one = this.#parts.showing();
      try {
        if (one === null) this.shown.set(null);
        else await this.#show(one);
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#isBusy = false;
  }

  async #play(): Promise<void> {
    const controller = new AbortController();
    this.#playing = controller;
    this.isPlaying.set(true);
    const {signal} = controller;
    const {showing, isLooped} = this.#parts;
    try {
      while (!signal.aborted) {
        const one = showing();
        if (one === null) break;
        if (this.position.get() >= one.frames.length - 1) this.position.set(0);
        await this.#playOnce(one, signal);
        if (!isLooped()) break;
        this.position.set(0);
      }
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
    if (this.#playing === controller) {
      this.pause();
      // Both sides are compared in a picture that stands.
      void this.#showLatest();
    }
  }

  async #playOnce({look, frames}: Showing, signal: AbortSignal): Promise<void> {
    const from = frames[this.position.get()]?.timeUs ?? 0;
    const startedAt = performance.now();
    await this.#parts.engine().play(look.edit, look.output, {
      fromUs: from,
      signal,
      onFrame: async (frame) => {
        const early = startedAt + (frame.timeUs - from) / 1000 - performance.now();
        this.isLate.set(early < -LATE_MS);
        await wait(early);
        if (signal.aborted) return;
        this.position.set(frame.frame);
        this.shown.set({frame, before: null});
      },
    });
    await wait((frames.at(-1)?.durationUs ?? 0) / 1000);
  }
}

/** Makes a player that shows nothing yet. */
export function createPlayer(parts: Parts): Player {
  return new FramePlayer(parts);
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    // A timer of nothing lets the page paint, too.
    setTimeout(resolve, Math.max(0, ms));
  });
