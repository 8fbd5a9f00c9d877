import type {
  Found,
  IndexUrls,
  SentHeads,
  Stage,
  WorkerAnswer,
  WorkerRequest,
} from '../shared/protocol';
import {segmentsOf} from './engine/segments';
import {fetchHeads} from './heads.browser';
import {SearchFailedError} from './searchFailedError';
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
  'isContextOnly' | 'query' | 'limit' | 'more'
>;

/** An answer, and how much of the index it is from. */
export interface StagedAnswer {
  found: Found;
  stage: Stage;
}

/** Where the indexes of a target are. */
export interface IndexPlace {
  baseUrl: string;
  urls: IndexUrls;
}

export interface SearchClient {
  /** Loads a stage of the indexes of a target, once. Rejects when it cannot be loaded. */
  load: (target: SearchTarget, place: IndexPlace, stage: Stage) => Promise<void>;
  search: (target: SearchTarget, wanted: WantedHits) => Promise<StagedAnswer>;
  /** Ends the worker; what is still waiting is rejected. */
  close: () => void;
}

// Omit does not distribute over a union by itself.
type Unnumbered<Request> = Request extends WorkerRequest ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve: (answer: WorkerAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * The browser opens its dictionary once for all threads of a page, which takes 10 ms and more: here,
 * while the worker starts, nobody waits for it.
 */
function openDictionary(): void {
  segmentsOf('');
}

/** Talks with a search worker. */
export function createSearchClient(): SearchClient {
  const worker = takeWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

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
    rejectAll(new Error(`Search worker: ${event.message}`));
  });
  const ask = (
    request: Unnumbered<WorkerRequest>,
    transfer: Transferable[] = [],
  ): Promise<WorkerAnswer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({...request, id: lastId}, transfer);
    });
  /** The small files that were sent to the worker. */
  const sent = new Set<string>();
  const sendHeads = ({version, pages}: IndexUrls): SentHeads | undefined => {
    const urls = [version.head, pages.head].filter((url) => !sent.has(url));
    for (const url of urls) sent.add(url);
    return urls.length > 0 ? {urls, port: fetchHeads(urls)} : undefined;
  };

  return {
    async load(target, place, stage) {
      const request = {...target, ...place, stage, type: 'fetch-indexes'} as const;
      const heads = sendHeads(place.urls);
      const asked = heads === undefined ? ask(request) : ask({...request, heads}, [heads.port]);
      openDictionary();
      const answer = await asked;
      if (answer.type === 'failed') throw new SearchFailedError(answer);
    },
    async search(target, wanted) {
      const answer = await ask({...target, ...wanted, type: 'search'});
      if (answer.type === 'found') return answer;
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
