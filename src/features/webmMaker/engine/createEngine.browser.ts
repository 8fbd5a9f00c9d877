import {WebmMakerError} from '../messages/failures';
import type {OpenOptions} from '../input/openSource.browser';
import type {Edit} from '../model/edit';
import type {Output} from '../model/output';
import type {ExportResult, Progress} from '../output/exportClip.browser';
import type {
  Capabilities,
  FromWorker,
  JobName,
  Jobs,
  OpenedSource,
  PreviewFrame,
  ToWorker,
} from './protocol';

/**
 * The tool's engine: a worker that opens one source at a time, shows frames of the result and writes it.
 * Every promise is rejected with a `WebmMakerError`, whose `failure` says what to tell the visitor.
 */
export interface WebmEngine {
  readonly capabilities: () => Promise<Capabilities>;
  /** Opens files instead of what was open. */
  readonly open: (files: readonly File[], options: OpenOptions) => Promise<OpenedSource>;
  /**
   * A frame of the result at a time (microseconds of the result). A newer call ends an older one, which
   * is then rejected as `cancelled`.
   */
  readonly preview: (edit: Edit, output: Output, timeUs: number) => Promise<PreviewFrame>;
  /** Writes the result; aborting `signal` stops it at the next frame. */
  readonly export: (edit: Edit, output: Output, options?: ExportCall) => Promise<ExportResult>;
  /** Ends the worker; nothing can be asked after it. */
  readonly dispose: () => void;
}

export interface ExportCall {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** Goes on although memory is estimated not to do. */
  readonly insist?: boolean;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** Starts the engine; the worker's code is loaded by it. */
export function createEngine(): WebmEngine {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let preview: number | undefined;

  const tell = (message: ToWorker): void => {
    worker.postMessage(message);
  };
  const ask = <Name extends JobName>(
    job: Name,
    question: Jobs[Name]['ask'],
    onProgress?: (progress: Progress) => void,
  ): {id: number; answer: Promise<Jobs[Name]['answer']>} => {
    const id = ++lastId;
    const answer = new Promise<Jobs[Name]['answer']>((resolve, reject) => {
      waiting.set(id, {resolve, reject, onProgress});
    });
    tell({id, job, ask: question} as ToWorker);
    return {id, answer};
  };
  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    const job = waiting.get(data.id);
    if ('progress' in data) {
      job?.onProgress?.(data.progress);
      return;
    }
    waiting.delete(data.id);
    if ('failure' in data) job?.reject(new WebmMakerError(data.failure));
    // The worker answers each job with its own kind of answer.
    else job?.resolve(data.answer as never);
  });
  // The worker's code could not be loaded, or it died of memory.
  worker.addEventListener('error', (event) => {
    for (const job of waiting.values())
      job.reject(new WebmMakerError({code: 'unexpected', detail: event.message}));
    waiting.clear();
  });

  return {
    capabilities: () => ask('capabilities', null).answer,
    open: (files, options) => ask('open', {files, options}).answer,
    preview(edit, output, timeUs) {
      if (preview !== undefined) tell({id: preview, job: 'cancel'});
      const {id, answer} = ask('preview', {edit, output, timeUs});
      preview = id;
      return answer;
    },
    export(edit, output, {onProgress, signal, insist = false} = {}) {
      const {id, answer} = ask('export', {edit, output, insist}, onProgress);
      const cancel = (): void => {
        tell({id, job: 'cancel'});
      };
      if (signal?.aborted === true) cancel();
      signal?.addEventListener('abort', cancel, {once: true});
      return answer.finally(() => signal?.removeEventListener('abort', cancel));
    },
    dispose() {
      worker.terminate();
      for (const job of waiting.values()) job.reject(new WebmMakerError({code: 'cancelled'}));
      waiting.clear();
    },
  };
}
