import {CACHE_PREFIX, cacheNames, cachesToDelete} from '../shared/names';
import type {KeptPage} from '../shared/offlinePage';
import {
  isFresh,
  isOurs,
  keyOf,
  MAX_FILES,
  MAX_PAGES,
  mayKeep,
  neededFiles,
  overflow,
  type Kind,
} from '../shared/rules';

/** Answers are found whatever their `Vary` says: a worker does not see what it names. */
const MATCH: CacheQueryOptions = {ignoreVary: true};

/** What is kept of this build and the one before. */
export interface KeptAnswers {
  readonly keep: (kind: Kind, address: string, answer: Response) => Promise<void>;
  /** A kept answer; a page only when it is fresh and all that it cannot do without is there. */
  readonly find: (kind: Kind, address: string) => Promise<Response | undefined>;
  /** The pages that can be opened, the last kept first. */
  readonly pages: () => Promise<KeptPage[]>;
  /** Deletes what builds before the last one have kept. */
  readonly dropOld: () => Promise<void>;
}

/**
 * Keeps answers in caches that are named by the build.
 * @param now milliseconds since the epoch
 */
export function createKeptAnswers(
  caches: CacheStorage,
  build: string,
  now: () => number,
): KeptAnswers {
  const names = cacheNames(build);

  /** In our own caches first, then in those of the build before. */
  async function match(key: string): Promise<Response | undefined> {
    for (const cacheName of [names.pages, names.files]) {
      const own = await caches.match(key, {...MATCH, cacheName});
      if (own !== undefined) return own;
    }
    return caches.match(key, MATCH);
  }

  async function isWhole(answer: Response, address: string): Promise<boolean> {
    if (!isFresh(answer.headers.get('date'), now())) return false;
    const files = neededFiles(await answer.clone().text());
    const found = await Promise.all(files.map((file) => match(new URL(file, address).href)));
    return found.every((file) => file !== undefined);
  }

  async function neededByPages(): Promise<Set<string>> {
    const pages = await caches.open(names.pages);
    const needed = new Set<string>();
    for (const answer of await pages.matchAll()) {
      for (const file of neededFiles(await answer.text())) {
        needed.add(new URL(file, answer.url).href);
      }
    }
    return needed;
  }

  async function trim(name: string, max: number): Promise<void> {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    if (requests.length <= max) return;
    const needed = name === names.files ? await neededByPages() : new Set<string>();
    const keys = requests.map(({url}) => url);
    await Promise.all(overflow(keys, max, needed).map((key) => cache.delete(key, MATCH)));
  }

  return {
    async keep(kind, address, answer) {
      if (!mayKeep(kind, address, answer)) return;
      const isPage = kind === 'page';
      const name = isPage ? names.pages : names.files;
      const key = keyOf(kind, address);
      try {
        if (!isOurs(kind, await answer.clone().text())) return;
        const cache = await caches.open(name);
        // At the end of the order, also when it is there already.
        await cache.delete(key, MATCH);
        await cache.put(key, answer);
        await trim(name, isPage ? MAX_PAGES : MAX_FILES);
      } catch {
        // No room, or storage is blocked: the page itself has its answer.
      }
    },
    async find(kind, address) {
      const answer = await match(keyOf(kind, address));
      if (answer === undefined || kind !== 'page') return answer;
      return (await isWhole(answer, address)) ? answer : undefined;
    },
    async pages() {
      const found: KeptPage[] = [];
      const seen = new Set<string>();
      const all = (await caches.keys()).filter(
        (name) => name.startsWith(CACHE_PREFIX) && name.endsWith('.pages'),
      );
      for (const name of [names.pages, ...all.reverse()]) {
        const cache = await caches.open(name);
        for (const {url} of [...(await cache.keys())].reverse()) {
          const answer = await cache.match(url, MATCH);
          if (answer === undefined || seen.has(url)) continue;
          seen.add(url);
          if (await isWhole(answer, url)) found.push({url, html: await answer.text()});
        }
      }
      return found;
    },
    async dropOld() {
      const old = cachesToDelete(await caches.keys(), build);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}
