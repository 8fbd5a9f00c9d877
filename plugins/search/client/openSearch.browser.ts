import {stageUrls, type SearchGlobalData} from '../shared/globalData';
import {checkOwnAddress} from '../shared/ownAddress';
import type {Stage} from '../shared/protocol';
import type {
  IndexPlace,
  SearchClient,
  SearchTarget,
  StagedAnswer,
  WantedHits,
} from './searchClient.browser';

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

/** What is loaded of a target; each promise rejects when its part cannot be loaded. */
export type Opened = Record<Stage, Promise<void>>;

/**
 * Loads what a search in `target` needs: the client's code, the worker, the indexes, both stages of
 * them at the same time. All of it is shared by the search box and the results page. When the first
 * stage fails the next call starts afresh; when only the second does, the first still answers.
 */
export function openSearch(data: SearchGlobalData, target: SearchTarget): Opened {
  const load = async (stage: Stage): Promise<void> => {
    const place = placeOf(data, target);
    await (await client()).load(target, place, stage);
  };
  const head = load('head').catch((error: unknown) => {
    closeClient();
    throw error;
  });
  return {head, whole: load('whole')};
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
  return {baseUrl, urls: {version: stageUrls(version.index), pages: stageUrls(pages)}};
}

/** Searches in a target that has been opened. */
export async function search(target: SearchTarget, wanted: WantedHits): Promise<StagedAnswer> {
  return (await client()).search(target, wanted);
}
