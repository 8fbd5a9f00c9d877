import {parsedJson} from '@komebiyori/lib/parsedJson';
import * as v from 'valibot';

/** So many searches are remembered. */
export const MAX_RECENT = 5;
/** Longer queries were pasted rather than typed, and would fill the list. */
const MAX_LENGTH = 100;

const RecentSchema = v.array(v.string());

/** The stored list, newest first; whatever is not such a list counts as empty. */
export function parseRecent(stored = ''): string[] {
  const {success, output} = v.safeParse(RecentSchema, parsedJson(stored));
  return success ? [...new Set(output.map(tidy).filter(isKept))].slice(0, MAX_RECENT) : [];
}

/** The list with a query in front of it, each query once. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const added = tidy(query);
  if (!isKept(added)) return [...recent];
  return [added, ...withoutRecent(recent, added)].slice(0, MAX_RECENT);
}

/** The list without a query. */
export function withoutRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((one) => one !== query);
}

function tidy(query: string): string {
  return query.trim().replace(/\s+/gu, ' ');
}

function isKept(query: string): boolean {
  return query !== '' && query.length <= MAX_LENGTH;
}
