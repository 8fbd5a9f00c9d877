import {createStore} from '@komebiyori/lib/store';
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

/** A frame that comes this much after its time makes playing late, in milliseconds. */
const LATE_MS = 250;

/** Shows frames of the result on demand and in their time; nothing at first. */
export class Player {
  readonly shown = createStore<Shown | null>(null);
  /** The frame that is wanted: it moves before its picture is there. */
  readonly position = createStore(0);
  readonly isPlaying = createStore(false);
  /** Whether frames come later than they should. */
  readonly isLate = createStore(false);
  readonly failure = createStore<Failure | null>(null);
  /** Whether a picture is made just now. */
  #isBusy = false;
  /** Whether another picture is wanted since it was begun. */
  #isStale = false;
  #playing: AbortController | undefined;

  /** @param showing what is to be shown; `null` while nothing is open */
  constructor(
    private readonly engine: () => WebmEngine,
    private readonly showing: () => Showing | null,
    private readonly isLooped: () => boolean,
  ) {}

  /** Shows anew: what is shown has changed. */
  readonly refresh = (): void => {
    if (this.#playing === undefined) {
      void this.#showLatest();
      return;
    }
    this.#playing.abort();
    void this.#play();
  };

  seek(frame: number): void {
    const count = this.showing()?.frames.length ?? 1;
    this.pause();
    this.position.set(Math.max(0, Math.min(count - 1, frame)));
    void this.#showLatest();
  }

  readonly toggle = (): void => {
    if (this.#playing === undefined) {
      void this.#play();
      return;
    }
    this.pause();
    void this.#showLatest();
  };

  pause(): void {
    this.#playing?.abort();
    this.#playing = undefined;
    this.isPlaying.set(false);
    this.isLate.set(false);
  }

  #fail(error: unknown): void {
    const one = failureOf(error);
    if (one.code !== 'cancelled') this.failure.set(one);
  }

  async #show({look, frames}: Showing): Promise<void> {
    const at = Math.min(this.position.get(), frames.length - 1);
    // Now, not later: by then another frame may be wanted.
    this.position.set(at);
    const timeUs = frames[at]?.timeUs ?? 0;
    const frame = await this.engine().preview(look.edit, look.output, timeUs);
    const before =
      look.before === null ? null : await this.engine().preview(look.before, look.output, timeUs);
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
      const one = this.showing();
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
    try {
      while (!signal.aborted) {
        const one = this.showing();
        if (one === null) break;
        if (this.position.get() >= one.frames.length - 1) this.position.set(0);
        await this.#playOnce(one, signal);
        if (!this.isLooped()) break;
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
    await this.engine().play(look.edit, look.output, {
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

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    // A timer of nothing lets the page paint, too.
    setTimeout(resolve, Math.max(0, ms));
  });
