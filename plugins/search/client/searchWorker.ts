import * as v from 'valibot';
import {isWithin} from '../shared/globalData';
import {IndexFileSchema, type IndexFile} from '../shared/indexFile';
import type {IndexUrls, WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {buildIndex} from './engine/buildIndex';
import {search} from './engine/search';
import type {SearchIndex} from './engine/searchIndex';

type FetchJson = (url: string) => Promise<unknown>;

/** A promise made once for a key; one that fails is forgotten, so that asking again tries again. */
function once<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const making = make(key);
    known.set(key, making);
    making.catch(() => known.delete(key));
    return making;
  };
}

/** The worker's memory and what it does with a request. */
export function createSearchWorker(
  fetchJson: FetchJson,
): (request: WorkerRequest) => Promise<WorkerAnswer> {
  const versions = new Map<string, IndexUrls>();
  const fileOf = once(async (url): Promise<IndexFile> =>
    v.parse(IndexFileSchema, await fetchJson(url)),
  );
  const indexOf = once(async (versionPath): Promise<SearchIndex> => {
    const urls = versions.get(versionPath);
    if (urls === undefined) throw new Error(`Version ${versionPath} was never loaded`);
    return buildIndex(await Promise.all([fileOf(urls.version), fileOf(urls.pages)]));
  });

  return async (request) => {
    const {id, versionPath, context} = request;
    if (request.type === 'fetch-indexes') versions.set(versionPath, request.urls);
    if (!versions.has(versionPath)) return {id, type: 'failed', reason: 'unknown-version'};
    try {
      const index = await indexOf(versionPath);
      if (request.type === 'fetch-indexes') return {id, type: 'ready'};
      const isInContext = ({url}: {url: string}): boolean =>
        context !== '' && isWithin(url, `${versionPath}/${context}`);
      const found = search(index, request.query, {
        limit: request.limit,
        more: request.more,
        isSearched: (page) => context === '' || !request.isContextOnly || isInContext(page),
        isPreferred: isInContext,
      });
      return {id, type: 'found', found};
    } catch {
      return {id, type: 'failed', reason: 'load'};
    }
  };
}
