import {createStore, type Store} from '@komebiyori/lib/store';
import type {WebmEngine} from '@komebiyori/webm';
import {failureOf} from '@komebiyori/webm/failures';
import {resultName} from '@komebiyori/webm/output';
import type {Draft} from './draft';
import {KEPT_RESULTS, progressed, type Result, type Work} from './phase';

/** Writes files, one at a time, and keeps the last ones to compare. */
export interface Exporter {
  readonly work: Store<Work>;
  /** Newest first. */
  readonly results: Store<readonly Result[]>;
  /** @param insist goes on although memory is estimated not to do */
  readonly start: (draft: Draft, insist: boolean) => Promise<void>;
  readonly cancel: () => void;
  /** Takes away a message; results stay. */
  readonly dismiss: () => void;
  readonly drop: (id: number) => void;
  /** Notes that a result has been saved. */
  readonly saved: (id: number) => void;
  readonly close: () => void;
}

/** How often the clock of a running export goes, in milliseconds. */
const TICK_MS = 500;

/** Lets the clock of a running export go, and notes that its tab was hidden. */
function keepClock(work: Store<Work>): () => void {
  const onHidden = (): void => {
    const now = work.get();
    if (document.hidden && now.kind === 'exporting') work.set({...now, wasHidden: true});
  };
  document.addEventListener('visibilitychange', onHidden);
  const tick = setInterval(() => {
    const now = work.get();
    if (now.kind === 'exporting') work.set({...now, now: performance.now()});
  }, TICK_MS);
  return () => {
    clearInterval(tick);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** @param engine the engine of now */
export function createExporter(engine: () => WebmEngine): Exporter {
  const work = createStore<Work>({kind: 'none'});
  const results = createStore<readonly Result[]>([]);
  let running: AbortController | undefined;
  let lastId = 0;

  const stopClock = keepClock(work);
  const run = async (draft: Draft, insist: boolean, signal: AbortSignal): Promise<void> => {
    const now = performance.now();
    const wasHidden = document.hidden;
    work.set({kind: 'exporting', progress: null, attemptAt: now, now, wasHidden});
    const {edit, output} = draft;
    const result = await engine().export(edit, output, {
      insist,
      signal,
      onProgress: (progress) => {
        work.set(progressed(work.get(), progress, performance.now()));
      },
    });
    // The name a visitor gave has no ending of its own.
    const name = draft.name === null ? result.name : resultName(`${draft.name}.x`, output.format);
    const one = {
      ...result,
      name,
      format: output.format,
      id: ++lastId,
      tookMs: performance.now() - now,
      isSaved: false,
    };
    results.set([one, ...results.get()].slice(0, KEPT_RESULTS));
    work.set({kind: 'finished'});
  };

  return {
    work,
    results,
    async start(draft, insist) {
      if (running !== undefined) return;
      running = new AbortController();
      try {
        await run(draft, insist, running.signal);
      } catch (error) {
        work.set({kind: 'failed', failure: failureOf(error)});
      } finally {
        running = undefined;
      }
    },
    cancel() {
      running?.abort();
    },
    dismiss() {
      if (running === undefined) work.set({kind: 'none'});
    },
    drop(id) {
      results.set(results.get().filter((one) => one.id !== id));
    },
    saved(id) {
      results.set(results.get().map((one) => (one.id === id ? {...one, isSaved: true} : one)));
    },
    close() {
      running?.abort();
      stopClock();
    },
  };
}
