import type {SearchGlobalData} from '../shared/globalData';
import {UNASKED, type WorkerRequest, type WorkerTask} from '../shared/protocol';

/** Undefined before one was started; null when it is gone. */
let ahead: Worker | null | undefined;

const start = (): Worker =>
  new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url),
  );

/** What has a worker load the indexes of a version; undefined when there is none of it. */
export function loadingTask(
  {baseUrl, versions, pages}: SearchGlobalData,
  versionPath: string,
  context: string,
): WorkerTask | undefined {
  const version = versions.find(({path}) => path === versionPath);
  if (version === undefined) return undefined;
  const urls = {version: version.index, pages};
  return {type: 'fetch-indexes', versionPath, context, baseUrl, urls};
}

/**
 * Starts the first search worker while the code that will talk with it is still on its way, and has
 * it load what a search will look in, where that is known.
 */
export function startAhead(task: WorkerTask | undefined): void {
  if (ahead !== undefined) return;
  ahead = start();
  ahead.onerror = (event) => {
    // Nobody listens yet: who takes a worker gets another one, and hears what it says.
    event.preventDefault();
    ahead = null;
  };
  if (task !== undefined) ahead.postMessage({...task, id: UNASKED} satisfies WorkerRequest);
}

/** The worker that was started ahead, once; later ones are new. */
export function takeWorker(): Worker {
  const worker = ahead ?? start();
  ahead = null;
  return worker;
}
