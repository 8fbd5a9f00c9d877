import {search} from '@komebiyori/search';
import type {Answer} from '@komebiyori/search/answer';
import {unpackIndex, type IndexFile} from '@komebiyori/search/indexFile';
import {buildIndex, type SearchIndex} from '@komebiyori/search/searchIndex';
import {segmentsOf} from '@komebiyori/search/tokenizer';
import {isWithin} from '../shared/globalData';
import {withHighlight} from '../shared/highlightAddress';
import {AddressError, checkOwnAddress} from '../shared/ownAddress';
import type {SearchQuestion, WorkerAnswer, WorkerRequest} from '../shared/protocol';

/** What the worker has around it; tests have their own. */
interface Surroundings {
  origin: string;
  fetchText: (url: string) => Promise<string>;
}

/** An index that cannot be used; lunr throws bare strings, too. */
class BrokenIndexError extends Error {
  constructor(thrown: unknown) {
    super(thrown instanceof Error ? thrown.message : String(thrown), {cause: thrown});
  }
}

/** The worker's memory and what it does with a request. The promise made never rejects. */
export function createSearchWorker({
  origin,
  fetchText,
}: Surroundings): (request: WorkerRequest) => Promise<WorkerAnswer> {
  const files = new Map<string, Promise<IndexFile>>();
  /** By the paths of their versions. */
  const indexes = new Map<string, Promise<SearchIndex>>();

  const fileOf = (url: string): Promise<IndexFile> =>
    madeOnce(files, url, async () => unpackIndex(JSON.parse(await fetchText(url))));
  const answerTo = async (request: WorkerRequest): Promise<WorkerAnswer> => {
    const {id, versionPath} = request;
    if (request.type === 'search') {
      const index = await indexes.get(versionPath);
      return index === undefined
        ? {id, type: 'failed', reason: 'unknown-version', original: versionPath}
        : {id, type: 'found', found: searchIn(index, request)};
    }
    const {urls, baseUrl} = request;
    for (const url of [versionPath, urls.version, urls.pages]) {
      checkOwnAddress(url, {origin, baseUrl});
    }
    const loading = madeOnce(indexes, versionPath, async () => {
      const loaded = await Promise.all([urls.version, urls.pages].map(fileOf));
      return usable(() => buildIndex(loaded));
    });
    // Opening the dictionary takes 10 ms and more; the files are on their way meanwhile.
    segmentsOf('');
    await loading;
    return {id, type: 'ready'};
  };

  return async (request) => {
    try {
      return await answerTo(request);
    } catch (error) {
      const original = error instanceof Error ? error.message : String(error);
      const isBroken = error instanceof BrokenIndexError;
      const reason = error instanceof AddressError ? 'address' : isBroken ? 'index' : 'load';
      return {id: request.id, type: 'failed', reason, original};
    }
  };
}

/** A promise made once for a key; one that fails is forgotten, so that asking again tries again. */
function madeOnce<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const making = make();
  known.set(key, making);
  making.catch(() => known.delete(key));
  return making;
}

function usable<Value>(use: () => Value): Value {
  try {
    return use();
  } catch (error) {
    throw new BrokenIndexError(error);
  }
}

function searchIn(index: SearchIndex, question: SearchQuestion): Answer {
  const {versionPath, context, scope, query, limit, more} = question;
  const isInContext = ({url}: {url: string}): boolean =>
    context !== '' && isWithin(url, `${versionPath}/${context}`);
  const isSearched = (page: {url: string}): boolean =>
    context === '' || scope === 'all' || isInContext(page) === (scope === 'context');
  return usable(() =>
    search(index, query, {
      ...{limit, more, isSearched, isPreferred: isInContext},
      addressOf: withHighlight,
    }),
  );
}
