import {useSearch, type SearchOutcome} from '../../client/useSearch';
import type {SearchPlace} from './useSearchPlace';

/** At most this many suggestions are shown under the box. */
const SUGGESTIONS = 8;

/** The suggestions for a query from the version; pages of the context that the page lies in first. */
export function useSuggestions(
  {data, versionPath, context}: SearchPlace,
  query: string,
): SearchOutcome {
  return useSearch({
    data,
    versionPath,
    context: context?.path ?? '',
    isContextOnly: false,
    query,
    limit: SUGGESTIONS,
    more: 0,
    isWanted: true,
  });
}
