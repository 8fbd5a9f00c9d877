import type {Answer} from '@komebiyori/search/answer';
import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import type {SearchQuestion} from '../shared/protocol';
import {openSearch, search, UnusableIndexError} from './searchClient.browser';

export interface SearchOutcome {
  /** The answer to the query; while a newer one is awaited, still the one before. */
  answer: {query: string; found: Answer} | undefined;
  /** Why there is none; `original` is what was said of the index, where that is to blame. */
  failure: {original: string | undefined} | undefined;
  /** Asks again, and loads what could not be loaded. */
  retry: () => void;
}

/** What came of a question to an index. */
interface Settled extends Partial<Omit<SearchOutcome, 'retry'>> {
  index: string;
}

/**
 * Loads the index and answers the query. An answer that comes late is dropped.
 * @param isWanted nothing is loaded before this is true
 */
export function useSearch(
  data: SearchGlobalData,
  {versionPath, context, scope, query, limit, more}: SearchQuestion,
  isWanted = true,
): SearchOutcome {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const index = `${versionPath} ${context}`;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (outcome: Omit<Settled, 'index'>): void => {
      if (isCurrent) setSettled({index, ...outcome});
    };
    const answer = async (): Promise<void> => {
      await openSearch(data, {versionPath, context});
      if (!isCurrent || query === '') return;
      const found = await search({versionPath, context, scope, query, limit, more});
      settle({answer: {query, found}});
    };
    answer().catch((error: unknown) => {
      const original = error instanceof UnusableIndexError ? error.message : undefined;
      settle({failure: {original}});
    });
    return () => {
      isCurrent = false;
    };
  }, [data, index, versionPath, context, scope, query, limit, more, isWanted, attempt]);

  const {answer, failure} = settled?.index === index ? settled : {};
  return {
    answer: query === '' ? undefined : answer,
    failure,
    retry: () => {
      setSettled(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
