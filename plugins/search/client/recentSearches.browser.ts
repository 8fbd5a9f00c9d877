import {keep, readKept} from '@site/src/browser/keptText.browser';
import {parseRecent, withRecent, withoutRecent} from './recentSearches';

const KEY = 'search.recent';

/** The searches remembered in this browser, newest first; none where nothing can be stored. */
export const readRecent = (): string[] => parseRecent(readKept(KEY));

// A storage that is full, or that the visitor has turned off, does no harm to the search.
function write(recent: readonly string[]): void {
  keep(KEY, recent.length === 0 ? undefined : JSON.stringify(recent));
}

/** Puts a search in front of the remembered ones. Other tabs may have added some of theirs. */
export function rememberSearch(query: string): void {
  write(withRecent(readRecent(), query));
}

/** Forgets a search. */
export function forgetSearch(query: string): void {
  write(withoutRecent(readRecent(), query));
}

/** Forgets all searches. */
export function forgetAllSearches(): void {
  write([]);
}
