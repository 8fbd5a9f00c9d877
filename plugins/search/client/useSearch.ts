import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import type {Found} from '../shared/protocol';
import {openSearch, search} from './openSearch.browser';
import type {SearchTarget, WantedHits} from './searchClient.browser';

export interface SearchQuestion extends SearchTarget, WantedHits {
  data: SearchGlobalData;
  /** Nothing is loaded before this is true. */
  isWanted: boolean;
}

export interface SearchOutcome {
  /** State of the index of the target. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The answer to the query; while a newer one is awaited, still the one before. */
  answer: {query: string; found: Found} | undefined;
  /** Loads the index again after an error. */
  retry: () => void;
}

interface Answer {
  opened: string;
  query: string;
  found: Found;
}

/** Loads the index when it is wanted and answers the query. An answer that comes late is dropped. */
export function useSearch(question: SearchQuestion): SearchOutcome {
  const {data, versionPath, context, isContextOnly, query, limit, more, isWanted} = question;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{key: string; isOpen: boolean}>();
  const [answer, setAnswer] = useState<Answer>();
  const key = `${versionPath} ${context} ${attempt}`;
  const isSettled = settled?.key === key;
  const isOpen = isSettled && settled.isOpen;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (opened: boolean): void => {
      if (isCurrent) setSettled({key, isOpen: opened});
    };
    openSearch(data, {versionPath, context}).then(
      () => {
        settle(true);
      },
      () => {
        settle(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, versionPath, context, key, isWanted]);

  useEffect(() => {
    if (!isOpen || query === '') return undefined;
    let isCurrent = true;
    search({versionPath, context}, {isContextOnly, query, limit, more}).then(
      (found) => {
        if (isCurrent) setAnswer({opened: key, query, found});
      },
      () => {
        if (isCurrent) setSettled({key, isOpen: false});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, key, versionPath, context, isContextOnly, query, limit, more]);

  const isUsable = isOpen && query !== '' && answer?.opened === key;
  return {
    status: isSettled ? (settled.isOpen ? 'done' : 'error') : isWanted ? 'loading' : 'idle',
    answer: isUsable ? {query: answer.query, found: answer.found} : undefined,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
