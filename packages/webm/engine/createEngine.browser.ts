import {WebmMakerError, type Failure} from '../model/failures';
import type {OpenOptions} from '../model/openOptions';
import type {Edit} from '../model/edit';
import type {Format, Output} from '../model/output';
import type {
  ExportResult,
  FromWorker,
  JobName,
  Jobs,
  OpenedSource,
  PreviewFrame,
  Progress,
  ToWorker,
} from './protocol';

/**
 * The tool's engine: a worker that opens one source at a time, shows frames of the result and writes it.
 * Every promise is rejected with a `WebmMakerError`, whose `failure` says what to tell the visitor.
 */
export interface WebmEngine {
  /** What this browser can write. */
  readonly formats: () => Promise<readonly Format[]>;
  /** Opens files instead of what was open. */
  readonly open: (files: readonly File[], options: OpenOptions) => Promise<OpenedSource>;
  /**
   * A frame of the result at a time (microseconds of the result). A newer call ends an older one, which
   * is then rejected as `cancelled`.
   */
  readonly preview: (edit: Edit, output: Output, timeUs: number) => Promise<PreviewFrame>;
  /**
   * Frames of the result from a time on, one after another: the next is made when `onFrame` is done, which
   * therefore waits until its frame is due and paints it. Ends after the last frame.
   */
  readonly play: (edit: Edit, output: Output, call: PlayCall) => Promise<void>;
  /** Writes the result; aborting `signal` stops it at the next frame. */
  readonly export: (edit: Edit, output: Output, options?: ExportCall) => Promise<ExportResult>;
  /** Ends the worker; nothing can be asked after it. */
  readonly dispose: () => void;
}

interface PlayCall {
  readonly fromUs: number;
  readonly onFrame: (frame: PreviewFrame) => Promise<void> | void;
  readonly signal: AbortSignal;
}

export interface ExportCall {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
  /** Goes on although memory is estimated not to do. */
  readonly insist?: boolean;
}

interface Listeners {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly onFrame?: PlayCall['onFrame'];
  readonly signal?: AbortSignal | undefined;
}

interface Waiting extends Listeners {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Has the page itself use the browser's codecs once. WebKitGTK starts GStreamer where they are first asked
 * for, and where that is a worker its process dies.
 */
async function startCodecs(): Promise<void> {
  const size = {width: 640, height: 360, bitrate: 1_000_000, framerate: 30};
  const video = {contentType: 'video/webm; codecs="vp8"', ...size};
  try {
    await navigator.mediaCapabilities.decodingInfo({type: 'file', video});
  } catch {
    // What the browser answers does not matter, nor whether it can be asked.
  }
}

/** Starts the engine; the worker's code is loaded by it. */
export function createEngine(): WebmEngine {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url));
  const codecs = startCodecs();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let previewing = new AbortController();
  let broken: Failure | undefined;

  const tell = (message: ToWorker): void => {
    void codecs.then(() => {
      worker.postMessage(message);
    });
  };
  const ask = <Name extends JobName>(
    job: Name,
    question: Jobs[Name]['ask'],
    on: Listeners = {},
  ): Promise<Jobs[Name]['answer']> => {
    // A worker that is gone never answers.
    if (broken !== undefined) return Promise.reject(new WebmMakerError(broken));
    const id = ++lastId;
    const cancel = (): void => {
      tell({id, job: 'cancel'});
    };
    const answer = new Promise<Jobs[Name]['answer']>((resolve, reject) => {
      waiting.set(id, {...on, resolve, reject});
    });
    tell({id, job, ask: question} as ToWorker);
    if (on.signal?.aborted === true) cancel();
    on.signal?.addEventListener('abort', cancel);
    return answer.finally(() => on.signal?.removeEventListener('abort', cancel));
  };
  const show = async (id: number, frame: PreviewFrame): Promise<void> => {
    try {
      await waiting.get(id)?.onFrame?.(frame);
      tell({id, job: 'next'});
    } catch {
      // What the page cannot paint it does not want to see go on.
      tell({id, job: 'cancel'});
    }
  };
  const rejectAll = (failure: Failure): void => {
    for (const job of waiting.values()) job.reject(new WebmMakerError(failure));
    waiting.clear();
  };
  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    const job = waiting.get(data.id);
    if ('progress' in data) job?.onProgress?.(data.progress);
    else if ('frame' in data) void show(data.id, data.frame);
    else {
      waiting.delete(data.id);
      if ('failure' in data) job?.reject(new WebmMakerError(data.failure));
      // The worker answers each job with its own kind of answer.
      else job?.resolve(data.answer as never);
    }
  });
  // The worker's code could not be loaded, or it died of memory.
  worker.addEventListener('error', (event) => {
    broken = {code: 'unexpected', detail: event.message};
    rejectAll(broken);
  });

  return {
    formats: () => ask('formats', null),
    open: (files, options) => ask('open', {files, options}),
    preview(edit, output, timeUs) {
      previewing.abort();
      previewing = new AbortController();
      return ask('preview', {edit, output, timeUs}, {signal: previewing.signal});
    },
    play(edit, output, {fromUs, ...on}) {
      return ask('play', {edit, output, timeUs: fromUs}, on);
    },
    export(edit, output, {insist = false, ...on} = {}) {
      return ask('export', {edit, output, insist}, on);
    },
    dispose() {
      worker.terminate();
      rejectAll({code: 'cancelled'});
    },
  };
}
