import type {Answer} from '@komebiyori/search/answer';
import {
  type IndexUrls,
  type WorkerAnswer,
  type WorkerRequest,
  SearchFailedError,
} from '../shared/protocol';
import {takeWorker} from './worker.browser';

/** What is searched: a docs version and the pages, or only a context of the version. */
export interface SearchTarget {
  versionPath: string;
  /** Path of the context below the version, or the empty string. */
  context: string;
}

/** What is asked of a target. */
export type WantedHits = Pick<
  Extract<WorkerRequest, {type: 'search'}>,
  'scope' | 'query' | 'limit' | 'more'
>;

/** Where the indexes of a target are. */
export interface IndexPlace {
  baseUrl: string;
  urls: IndexUrls;
}

export interface SearchClient {
  /** Loads the indexes of a target, once. Rejects when they cannot be loaded. */
  load: (target: SearchTarget, place: IndexPlace) => Promise<void>;
  search: (target: SearchTarget, wanted: WantedHits) => Promise<Answer>;
  /** Ends the worker; what is still waiting is rejected. */
  close: () => void;
}

// Omit does not distribute over a union by itself.
type Unnumbered<Request> = Request extends WorkerRequest ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve: (answer: WorkerAnswer) => void;
  reject: (error: Error) => void;
}

/** Talks with a search worker. */
export function createSearchClient(): SearchClient {
  const worker = takeWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let dead: Error | undefined;

  const rejectAll = (error: Error): void => {
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    // Told to whoever waits, not to the console.
    event.preventDefault();
    // It may be out of memory, and answers nothing any more.
    dead = new Error(`Search worker: ${event.message}`);
    rejectAll(dead);
  });
  const ask = (request: Unnumbered<WorkerRequest>): Promise<WorkerAnswer> =>
    new Promise((resolve, reject) => {
      if (dead !== undefined) {
        reject(dead);
        return;
      }
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({...request, id: lastId});
    });

  return {
    async load(target, place) {
      const answer = await ask({...target, ...place, type: 'fetch-indexes'});
      if (answer.type === 'failed') throw new SearchFailedError(answer);
    },
    async search(target, wanted) {
      const answer = await ask({...target, ...wanted, type: 'search'});
      if (answer.type === 'found') return answer.found;
      throw answer.type === 'failed'
        ? new SearchFailedError(answer)
        : new Error(`The search worker answered '${answer.type}'.`);
    },
    close() {
      worker.terminate();
      rejectAll(new Error('The search worker was ended.'));
    },
  };
}
