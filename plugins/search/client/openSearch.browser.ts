import type {Answer} from '@komebiyori/search/answer';
import type {SearchGlobalData} from '../shared/globalData';
import {checkOwnAddress} from '../shared/ownAddress';
import {SearchFailedError} from '../shared/protocol';
import type {IndexPlace, SearchClient, SearchTarget, WantedHits} from './searchClient.browser';

let opening: Promise<SearchClient> | undefined;

function client(): Promise<SearchClient> {
  opening ??= import(/* webpackChunkName: "search" */ './searchClient.browser').then(
    ({createSearchClient}) => createSearchClient(),
  );
  return opening;
}

/** The next search starts afresh. */
function closeClient(): void {
  const failed = opening;
  opening = undefined;
  void failed?.then(
    (opened) => {
      opened.close();
    },
    () => undefined,
  );
}

/**
 * Loads what a search in `target` needs: the client's code, the worker, the indexes. All of it is
 * shared by the search box and the results page. When it fails the next call starts afresh.
 */
export async function openSearch(data: SearchGlobalData, target: SearchTarget): Promise<void> {
  try {
    const place = placeOf(data, target);
    await (await client()).load(target, place);
  } catch (error) {
    closeClient();
    throw error;
  }
}

function placeOf(
  {versions, pages, baseUrl}: SearchGlobalData,
  {versionPath}: SearchTarget,
): IndexPlace {
  const version = versions.find(({path}) => path === versionPath);
  if (version === undefined) throw new Error(`No search index for ${versionPath}`);
  for (const url of [version.path, version.index, pages]) {
    checkOwnAddress(url, {origin: location.origin, baseUrl});
  }
  return {baseUrl, urls: {version: version.index, pages}};
}

/** Searches in a target that has been opened. After the worker has died, opening starts afresh. */
export async function search(target: SearchTarget, wanted: WantedHits): Promise<Answer> {
  try {
    return await (await client()).search(target, wanted);
  } catch (error) {
    if (!(error instanceof SearchFailedError)) closeClient();
    throw error;
  }
}
