import type {SearchGlobalData} from '../shared/globalData';
import type {Found} from '../shared/protocol';
import type {SearchClient, SearchTarget, WantedHits} from './searchClient.browser';

let opening: Promise<SearchClient> | undefined;

function client(): Promise<SearchClient> {
  opening ??= import(/* webpackChunkName: "search" */ './searchClient.browser').then(
    ({createSearchClient}) => createSearchClient(),
  );
  return opening;
}

/**
 * Loads what a search in `target` needs: the client's code, the worker, the indexes. All of it is
 * shared by the search box and the results page. After a failure the next call starts afresh.
 */
export async function openSearch(data: SearchGlobalData, target: SearchTarget): Promise<void> {
  const version = data.versions.find(({path}) => path === target.versionPath);
  try {
    if (version === undefined) throw new Error(`No search index for ${target.versionPath}`);
    const opened = await client();
    await opened.load(target, {version: version.file, pages: data.pages});
  } catch (error) {
    const failed = opening;
    opening = undefined;
    void failed?.then(
      (opened) => {
        opened.close();
      },
      () => undefined,
    );
    throw error;
  }
}

/** Searches in a target that has been opened. */
export async function search(target: SearchTarget, wanted: WantedHits): Promise<Found> {
  return (await client()).search(target, wanted);
}
