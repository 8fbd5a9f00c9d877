import {isWithin} from '../shared/globalData';
import {AddressError, checkOwnAddress} from '../shared/ownAddress';
import type {Failure, WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {search} from './engine/search';
import type {SearchIndex} from './engine/searchIndex';
import {warmUp} from './engine/warmUp';
import {BrokenIndexError, createIndexStore, messageOf, type Surroundings} from './indexStore';

type FetchRequest = Extract<WorkerRequest, {type: 'fetch-indexes'}>;
type SearchRequest = Extract<WorkerRequest, {type: 'search'}>;

/** The worker's memory and what it does with a request. The promise made never rejects. */
export function createSearchWorker(
  surroundings: Surroundings,
): (request: WorkerRequest) => Promise<WorkerAnswer> {
  const store = createIndexStore(surroundings);

  const fetchIndexes = async (request: FetchRequest): Promise<WorkerAnswer> => {
    const {id, versionPath, urls, stage, baseUrl} = request;
    const named = [urls.version, urls.pages].flatMap(({head, contents}) => [head, contents]);
    for (const url of [versionPath, ...named]) {
      checkOwnAddress(url, {origin: surroundings.origin, baseUrl});
    }
    store.register(versionPath, urls);
    const loading = store.load(versionPath, stage);
    // While the files are on their way.
    warmUp();
    await loading;
    return {id, type: 'ready', stage};
  };
  const answerSearch = async (request: SearchRequest): Promise<WorkerAnswer> => {
    const {id, versionPath} = request;
    if (!store.has(versionPath)) {
      return {id, type: 'failed', reason: 'unknown-version', original: versionPath};
    }
    const whole = store.built(versionPath, 'whole');
    const index = whole ?? (await store.load(versionPath, 'head'));
    const found = searchIn(index, request);
    return {id, type: 'found', found, stage: whole === undefined ? 'head' : 'whole'};
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
  const {versionPath, context, isContextOnly, query, limit, more} = request;
  const isInContext = ({url}: {url: string}): boolean =>
    context !== '' && isWithin(url, `${versionPath}/${context}`);
  try {
    return search(index, query, {
      limit,
      more,
      isSearched: (page) => context === '' || !isContextOnly || isInContext(page),
      isPreferred: isInContext,
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
