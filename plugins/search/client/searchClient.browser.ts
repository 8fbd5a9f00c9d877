import type {Answer} from '@komebiyori/search/answer';
import type {SearchGlobalData} from '../shared/globalData';
import {
  UNASKED,
  type SearchQuestion,
  type WorkerAnswer,
  type WorkerRequest,
  type WorkerTask,
} from '../shared/protocol';
import {loadingTask, takeWorker} from './worker.browser';

/** The worker cannot use the index; the message is what was thrown. */
export class UnusableIndexError extends Error {
  override readonly name = 'UnusableIndexError';
}

interface Waiting {
  resolve: (answer: WorkerAnswer) => void;
  reject: (error: Error) => void;
}

/** Shared by the search box and the results page. */
let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let lastId = UNASKED;
/** That the worker died while nobody waited: told to who asks next. */
let untold: Error | undefined;

function startWorker(): Worker {
  const started = takeWorker();
  started.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    const {resolve, reject} = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if (data.type !== 'failed') resolve?.(data);
    else if (data.reason === 'load' || data.reason === 'unknown-version')
      reject?.(new Error(data.original));
    else reject?.(new UnusableIndexError(data.original));
  });
  started.addEventListener('error', (event) => {
    // Told to whoever waits, not to the console.
    event.preventDefault();
    // It may be out of memory, and answers nothing any more: who tries again gets another one.
    started.terminate();
    worker = undefined;
    const error = new Error(`Search worker: ${event.message}`);
    if (waiting.size === 0) untold = error;
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}

function ask(task: WorkerTask): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    if (untold !== undefined) {
      reject(untold);
      untold = undefined;
      return;
    }
    lastId += 1;
    waiting.set(lastId, {resolve, reject});
    worker ??= startWorker();
    worker.postMessage({...task, id: lastId} satisfies WorkerRequest);
  });
}

/** Loads the indexes of a version, once; after a failure the next call tries again. */
export async function openSearch(
  data: SearchGlobalData,
  {versionPath, context}: Pick<SearchQuestion, 'versionPath' | 'context'>,
): Promise<void> {
  const task = loadingTask(data, versionPath, context);
  if (task === undefined) throw new Error(`No search index for ${versionPath}`);
  await ask(task);
}

/** Searches in a version that has been opened. */
export async function search(question: SearchQuestion): Promise<Answer> {
  const answer = await ask({type: 'search', ...question});
  if (answer.type !== 'found') throw new Error(`The search worker answered '${answer.type}'.`);
  return answer.found;
}
