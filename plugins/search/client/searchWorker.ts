import * as v from 'valibot';
import {isWithin} from '../shared/globalData';
import {IndexFileSchema} from '../shared/indexFile';
import type {IndexUrls, WorkerAnswer, WorkerRequest} from '../shared/protocol';
import {preparePages, searchPages, type SearchPage} from './searchPages';

type FetchJson = (url: string) => Promise<unknown>;

/**
 * The worker's memory and what it does with a request. An index that could not be loaded is
 * forgotten, so that asking again tries again.
 */
export function createSearchWorker(
  fetchJson: FetchJson,
): (request: WorkerRequest) => Promise<WorkerAnswer> {
  const files = new Map<string, Promise<SearchPage[]>>();
  const versions = new Map<string, IndexUrls>();

  const pagesOf = (url: string): Promise<SearchPage[]> => {
    const known = files.get(url);
    if (known !== undefined) return known;
    const loading = fetchJson(url).then((json) => preparePages(v.parse(IndexFileSchema, json)));
    files.set(url, loading);
    loading.catch(() => files.delete(url));
    return loading;
  };
  const pagesOfVersion = async ({version, pages}: IndexUrls): Promise<SearchPage[]> =>
    (await Promise.all([pagesOf(version), pagesOf(pages)])).flat();

  return async (request) => {
    const {id, versionPath, context} = request;
    if (request.type === 'fetch-indexes') versions.set(versionPath, request.urls);
    const urls = versions.get(versionPath);
    if (urls === undefined) return {id, type: 'failed', reason: 'unknown-version'};
    try {
      const pages = await pagesOfVersion(urls);
      if (request.type === 'fetch-indexes') return {id, type: 'ready'};
      const inContext = pages.filter(({url}) => isWithin(url, `${versionPath}/${context}`));
      const searched = context === '' ? pages : inContext;
      return {id, type: 'found', found: searchPages(searched, request.query, request.limit)};
    } catch {
      return {id, type: 'failed', reason: 'load'};
    }
  };
}
