import {createStore, type Store} from '@site/src/lib/store';
import type {WebmEngine} from '../engine/createEngine.browser';
import type {PreviewFrame} from '../engine/protocol';
import {failureOf, type Failure} from '../messages/failures';
import type {PlannedFrame} from '../model/framePlan';
import type {Picture} from '../model/picture';
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

/**
 * @param engine the engine of now: another one takes its place when it breaks
 * @param showing what is to be shown; `null` while nothing is open
 */
export function createPlayer(
  engine: () => WebmEngine,
  showing: () => Showing | null,
  isLooped: () => boolean,
): Player {
  const shown = createStore<Shown | null>(null);
  const position = createStore(0);
  const isPlaying = createStore(false);
  const isLate = createStore(false);
  const failure = createStore<Failure | null>(null);
  let isBusy = false;
  let isStale = false;
  let playing: AbortController | undefined;

  const fail = (error: unknown): void => {
    const one = failureOf(error);
    if (one.code !== 'cancelled') failure.set(one);
  };
  const show = async ({look, frames}: Showing): Promise<void> => {
    const at = Math.min(position.get(), frames.length - 1);
    // Now, not later: by then another frame may be wanted.
    position.set(at);
    const timeUs = frames[at]?.timeUs ?? 0;
    const frame = await engine().preview(look.edit, look.output, timeUs);
    const before =
      look.before === null ? null : await engine().preview(look.before, look.output, timeUs);
    shown.set({frame, before: before?.picture ?? null});
    failure.set(null);
  };
  /** One picture at a time, the last one wanted at the end: so a slider shows where it goes. */
  const showLatest = async (): Promise<void> => {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    // What is wanted may change while a picture is made.
    const isWanted = (): boolean => isStale;
    while (isWanted()) {
      isStale = false;
      const one = showing();
      try {
        if (one === null) shown.set(null);
        else await show(one);
      } catch (error) {
        fail(error);
      }
    }
    isBusy = false;
  };
  const pause = (): void => {
    playing?.abort();
    playing = undefined;
    isPlaying.set(false);
    isLate.set(false);
  };
  const run = async (one: Showing, signal: AbortSignal): Promise<void> => {
    const {edit, output} = one.look;
    const from = one.frames[position.get()]?.timeUs ?? 0;
    const startedAt = performance.now();
    await engine().play(edit, output, {
      fromUs: from,
      signal,
      onFrame: async (frame) => {
        const early = startedAt + (frame.timeUs - from) / 1000 - performance.now();
        isLate.set(early < -LATE_MS);
        await wait(early);
        if (signal.aborted) return;
        position.set(frame.frame);
        shown.set({frame, before: null});
      },
    });
    const last = one.frames.at(-1);
    await wait((last?.durationUs ?? 0) / 1000);
  };
  const play = async (): Promise<void> => {
    const controller = new AbortController();
    playing = controller;
    isPlaying.set(true);
    const {signal} = controller;
    try {
      while (!signal.aborted) {
        const one = showing();
        if (one === null) break;
        if (position.get() >= one.frames.length - 1) position.set(0);
        await run(one, signal);
        if (!isLooped()) break;
        position.set(0);
      }
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
    if (playing === controller) {
      pause();
      // Both sides are compared in a picture that stands.
      void showLatest();
    }
  };
  const refresh = (): void => {
    if (playing === undefined) {
      void showLatest();
      return;
    }
    playing.abort();
    void play();
  };

  return {
    shown,
    position,
    isPlaying,
    isLate,
    failure,
    refresh,
    pause,
    seek(frame) {
      const count = showing()?.frames.length ?? 1;
      pause();
      position.set(Math.max(0, Math.min(count - 1, frame)));
      void showLatest();
    },
    toggle() {
      if (playing === undefined) void play();
      else {
        pause();
        void showLatest();
      }
    },
  };
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    // A timer of nothing lets the page paint, too.
    setTimeout(resolve, Math.max(0, ms));
  });
