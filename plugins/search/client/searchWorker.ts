import {search} from '@komebiyori/search';
import type {SearchIndex} from '@komebiyori/search/searchIndex';
import {segmentsOf} from '@komebiyori/search/splitWords';
import {isWithin} from '../shared/globalData';
import {withHighlight} from '../shared/highlightAddress';
import {AddressError, checkOwnAddress} from '../shared/ownAddress';
import type {Failure, WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {BrokenIndexError, createIndexStore, messageOf, type Surroundings} from './indexStore';

type FetchRequest = Extract<WorkerRequest, {type: 'fetch-indexes'}>;
type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

/** The worker's memory and what it does with a request. The promise made never rejects. */
export function createSearchWorker(
  surroundings: Surroundings,
): (request: WorkerRequest) => Promise<WorkerAnswer> {
  const store = createIndexStore(surroundings);

  const fetchIndexes = async (request: FetchRequest): Promise<WorkerAnswer> => {
    const {id, versionPath, urls, baseUrl} = request;
    for (const url of [versionPath, urls.version, urls.pages]) {
      checkOwnAddress(url, {origin: surroundings.origin, baseUrl});
    }
    store.register(versionPath, urls);
    const loading = store.load(versionPath);
    // Opening the dictionary takes 10 ms and more; the files are on their way meanwhile.
    segmentsOf('');
    await loading;
    return {id, type: 'ready'};
  };
  const answerSearch = async (request: SearchRequest): Promise<WorkerAnswer> => {
    const {id, versionPath} = request;
    if (!store.has(versionPath)) {
      return {id, type: 'failed', reason: 'unknown-version', original: versionPath};
    }
    return {id, type: 'found', found: searchIn(await store.load(versionPath), request)};
  };

  return async (request) => {
    try {
      return await (request.type === 'search' ? answerSearch(request) : fetchIndexes(request));
    } catch (error) {
      return {id: request.id, type: 'failed', ...failureOf(error)};
    }
  };
}

function searchIn(index: SearchIndex, request: SearchRequest): ReturnType<typeof search> {
  const {versionPath, context, scope, query, limit, more} = request;
  const isInContext = ({url}: {url: string}): boolean =>
    context !== '' && isWithin(url, `${versionPath}/${context}`);
  const isSearched = (page: {url: string}): boolean =>
    context === '' || scope === 'all' || isInContext(page) === (scope === 'context');
  try {
    return search(index, query, {
      ...{limit, more, isSearched, isPreferred: isInContext},
      addressOf: withHighlight,
    });
  } catch (error) {
    throw new BrokenIndexError(error);
  }
}

function failureOf(error: unknown): Failure {
  const original = messageOf(error);
  if (error instanceof AddressError) return {reason: 'address', original};
  return {reason: error instanceof BrokenIndexError ? 'index' : 'load', original};
}
