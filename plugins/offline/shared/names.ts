/** Where the worker is served: its scope is the folder that it lies in. */
export const WORKER_FILE = 'sw.js';

/** All caches of the site begin so; `/policy` lists it. */
export const CACHE_PREFIX = 'offline.';

/** The caches of one build. */
export interface CacheNames {
  readonly pages: string;
  readonly files: string;
}

/** The names of a build's caches. */
export const cacheNames = (build: string): CacheNames => ({
  pages: `${CACHE_PREFIX}${build}.pages`,
  files: `${CACHE_PREFIX}${build}.files`,
});

/** What a page asks of the worker: to keep itself and what it has loaded. */
export interface KeepRequest {
  readonly type: 'keep';
  /** The address of the page, unless the worker has answered with it. */
  readonly page?: string;
  readonly parts: readonly string[];
}

/**
 * The caches that a new build deletes: all but its own and those of the build before, whose pages
 * may still be open, and stay readable until they are visited again.
 * @param names of all caches, oldest first
 */
export function cachesToDelete(names: readonly string[], build: string): string[] {
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  const buildOf = (name: string): string => name.split('.')[1] ?? '';
  const before = ours
    .map(buildOf)
    .filter((other) => other !== build)
    .at(-1);
  return ours.filter((name) => ![build, before].includes(buildOf(name)));
}
