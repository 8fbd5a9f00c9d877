import {buildIndex} from '@komebiyori/search/buildIndex';
import {unpackIndex} from '@komebiyori/search/packIndex';
import type {SearchIndex} from '@komebiyori/search/searchIndex';
import type {IndexUrls} from '../shared/protocol';

/** What the worker has around it; tests have their own. */
export interface Surroundings {
  origin: string;
  fetchText: (url: string) => Promise<string>;
}

/** An index that cannot be built; the message is what was thrown. */
export class BrokenIndexError extends Error {
  constructor(thrown: unknown) {
    super(messageOf(thrown), {cause: thrown});
    this.name = 'BrokenIndexError';
  }
}

/** The message of what was thrown; lunr throws bare strings, too. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

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

export interface IndexStore {
  /** Says where the files of a version are; what is known of it already stays. */
  register: (versionPath: string, urls: IndexUrls) => void;
  has: (versionPath: string) => boolean;
  /** Loads and builds a version, once. Rejects when that fails; the next call tries again. */
  load: (versionPath: string) => Promise<SearchIndex>;
}

/** The indexes of the versions, each file fetched once. */
export function createIndexStore({fetchText}: Pick<Surroundings, 'fetchText'>): IndexStore {
  const addresses = new Map<string, IndexUrls>();
  const fileOf = once(async (url) => unpackIndex(JSON.parse(await fetchText(url))));
  const load = once(async (versionPath) => {
    const urls = addresses.get(versionPath);
    if (urls === undefined) throw new Error(`Version ${versionPath} was never loaded`);
    const files = await Promise.all([urls.version, urls.pages].map(fileOf));
    try {
      return buildIndex(files);
    } catch (error) {
      throw new BrokenIndexError(error);
    }
  });
  return {
    register: (versionPath, urls) => {
      if (!addresses.has(versionPath)) addresses.set(versionPath, urls);
    },
    has: (versionPath) => addresses.has(versionPath),
    load,
  };
}
