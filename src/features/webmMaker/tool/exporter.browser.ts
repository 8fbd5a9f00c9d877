import {createStore, type Store} from '@komebiyori/lib/store';
import type {WebmEngine} from '@komebiyori/webm';
import {failureOf} from '@komebiyori/webm/failures';
import {resultName} from '@komebiyori/webm/output';
import type {Draft} from './draft';
import {KEPT_RESULTS, progressed, type Result, type Work} from './phase';

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

/** Writes files, one at a time, and keeps the last ones to compare. */
export class Exporter {
  readonly work = createStore<Work>({kind: 'none'});
  /** Newest first. */
  readonly results = createStore<readonly Result[]>([]);
  readonly #stopClock = keepClock(this.work);
  #running: AbortController | undefined;
  #lastId = 0;

  constructor(private readonly engine: () => WebmEngine) {}

  /** @param insist goes on although memory is estimated not to do */
  async start(draft: Draft, insist: boolean): Promise<void> {
    if (this.#running !== undefined) return;
    this.#running = new AbortController();
    try {
      await this.#run(draft, insist, this.#running.signal);
    } catch (error) {
      this.work.set({kind: 'failed', failure: failureOf(error)});
    } finally {
      this.#running = undefined;
    }
  }

  async #run({edit, output, name}: Draft, insist: boolean, signal: AbortSignal): Promise<void> {
    const {work, results} = this;
    const now = performance.now();
    const wasHidden = document.hidden;
    work.set({kind: 'exporting', progress: null, attemptAt: now, now, wasHidden});
    const result = await this.engine().export(edit, output, {
      insist,
      signal,
      onProgress: (progress) => {
        work.set(progressed(work.get(), progress, performance.now()));
      },
    });
    const one = {
      ...result,
      // The name a visitor gave has no ending of its own.
      name: name === null ? result.name : resultName(`${name}.x`, output.format),
      format: output.format,
      id: ++this.#lastId,
      tookMs: performance.now() - now,
      isSaved: false,
    };
    results.set([one, ...results.get()].slice(0, KEPT_RESULTS));
    work.set({kind: 'finished'});
  }

  readonly cancel = (): void => {
    this.#running?.abort();
  };

  /** Takes away a message; results stay. */
  readonly dismiss = (): void => {
    if (this.#running === undefined) this.work.set({kind: 'none'});
  };

  drop(id: number): void {
    this.results.set(this.results.get().filter((one) => one.id !== id));
  }

  /** Notes that a result has been saved. */
  saved(id: number): void {
    const {results} = this;
    results.set(results.get().map((one) => (one.id === id ? {...one, isSaved: true} : one)));
  }

  close(): void {
    this.cancel();
    this.#stopClock();
  }
}
