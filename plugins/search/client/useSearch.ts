import type {Answer} from '@komebiyori/search/answer';
import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import {originalOf} from '../shared/protocol';
import {openSearch, search} from './openSearch.browser';
import type {SearchTarget, WantedHits} from './searchClient.browser';

export interface SearchQuestion extends SearchTarget, WantedHits {
  data: SearchGlobalData;
  /** Nothing is loaded before this is true. */
  isWanted: boolean;
}

export interface SearchOutcome {
  /** Whether queries can be answered. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** After an error that is not the network's: what was thrown, in English. */
  original: string | undefined;
  /** The answer to the query; while a newer one is awaited, still the one before. */
  answer: {query: string; found: Answer} | undefined;
  /** Loads again what could not be loaded, and asks again. */
  retry: () => void;
}

/** How far the loading of an index, or the answer to a query, has come. */
interface Settled {
  /** Of which index, and after how many retries. */
  place: string;
  state: 'done' | 'error';
  original?: string | undefined;
}

interface Answered {
  place: string;
  query: string;
  found: Answer;
}

/**
 * Loads the index when it is wanted and answers the query. An answer that comes late is dropped.
 */
export function useSearch(question: SearchQuestion): SearchOutcome {
  const {data, versionPath, context, scope, query, limit, more, isWanted} = question;
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Settled>();
  const [failed, setFailed] = useState<Settled & {query: string}>();
  const [answered, setAnswered] = useState<Answered>();
  const index = `${versionPath} ${context}`;
  const place = `${index} ${attempt}`;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    openSearch(data, {versionPath, context}).then(
      () => {
        if (isCurrent) setLoading({place, state: 'done'});
      },
      (error: unknown) => {
        if (isCurrent) setLoading({place, state: 'error', original: originalOf(error)});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, versionPath, context, place, isWanted]);

  const isLoaded = loading?.place === place && loading.state === 'done';
  useEffect(() => {
    if (!isWanted || !isLoaded || query === '') return undefined;
    let isCurrent = true;
    search({versionPath, context}, {scope, query, limit, more}).then(
      (found) => {
        if (isCurrent) setAnswered({place: index, query, found});
      },
      (error: unknown) => {
        if (isCurrent) setFailed({place, query, state: 'error', original: originalOf(error)});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, place, index, versionPath, context, scope, query, limit, more, isWanted]);

  const state = loading?.place === place ? loading.state : 'loading';
  const hasFailed = failed?.place === place && failed.query === query;
  const isAnswered = isWanted && isLoaded && query !== '' && answered?.place === index;
  return {
    status: isWanted ? (hasFailed ? 'error' : state) : 'idle',
    original: hasFailed ? failed.original : loading?.original,
    answer: isAnswered ? {query: answered.query, found: answered.found} : undefined,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
