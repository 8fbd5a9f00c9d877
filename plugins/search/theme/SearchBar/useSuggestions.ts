import {useSearch, type SearchOutcome} from '../../client/useSearch';
import type {SearchPlace} from './useSearchPlace';

/** At most this many suggestions are shown under the box. */
const SUGGESTIONS = 8;

/**
 * The suggestions for a query: from the context that the page lies in; when it holds no page with
 * all the words, from the whole version.
 */
export function useSuggestions(
  {data, versionPath, context}: SearchPlace,
  query: string,
  isWanted: boolean,
): {outcome: SearchOutcome; isInContext: boolean} {
  const question = {data, versionPath, query, limit: SUGGESTIONS};
  const hasContext = context !== undefined;
  const inside = useSearch({...question, context: context?.path ?? '', isWanted});
  const found = inside.answer?.found;
  const isWeak = hasContext && found !== undefined && (found.total === 0 || found.isLoose);
  const outside = useSearch({...question, context: '', isWanted: isWanted && isWeak});
  return {outcome: isWeak ? outside : inside, isInContext: hasContext && !isWeak};
}
