import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import type {Found} from '../shared/protocol';
import {search} from './openSearch.browser';
import type {SearchTarget, StagedAnswer, WantedHits} from './searchClient.browser';
import {originalOf} from './searchFailedError';
import {useStages, type StageState} from './useStages';

export interface SearchQuestion extends SearchTarget, WantedHits {
  data: SearchGlobalData;
  /** Nothing is loaded before this is true. */
  isWanted: boolean;
}

export interface SearchOutcome {
  /** Whether queries can be answered: from the titles and headings, at least. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** After an error that is not the network's: what was thrown, in English. */
  original: string | undefined;
  /** Whether the contents are there, too; until then, and after an error, the answer lacks them. */
  contents: StageState;
  /** The answer to the query; while a newer one is awaited, still the one before. */
  answer: {query: string; found: Found} | undefined;
  /** Loads again what could not be loaded, and asks again. */
  retry: () => void;
}

interface Settled extends Partial<Pick<StagedAnswer, 'stage'>> {
  /** Which index was asked, and after how many retries. */
  place: string;
  attempt: number;
  query: string;
  /** None after an error. */
  found: Found | undefined;
  original: string | undefined;
}

/** What no title or heading holds as a whole may stand in the contents. */
function isFinal({found, stage}: StagedAnswer, contents: StageState): boolean {
  if (stage === 'whole' || contents === 'error' || found.error !== undefined) return true;
  return found.total > 0 && !found.isLoose;
}

/**
 * Loads the index when it is wanted and answers the query; again when the contents have arrived. An
 * answer that comes late is dropped.
 */
export function useSearch(question: SearchQuestion): SearchOutcome {
  const {data, versionPath, context, isContextOnly, query, limit, more, isWanted} = question;
  const {head, whole, attempt, retry, original} = useStages(data, versionPath, context, isWanted);
  const [settled, setSettled] = useState<Settled>();
  const place = `${versionPath} ${context}`;

  useEffect(() => {
    // Not only when the first stage is there: the worker answers as soon as it can.
    if (!isWanted || query === '') return undefined;
    let isCurrent = true;
    const settle = (answer: Pick<Settled, 'found' | 'stage' | 'original'>): void => {
      if (isCurrent) setSettled({place, attempt, query, ...answer});
    };
    search({versionPath, context}, {isContextOnly, query, limit, more}).then(
      ({found, stage}) => {
        if (isFinal({found, stage}, whole)) settle({found, stage, original: undefined});
      },
      (error: unknown) => {
        settle({found: undefined, original: originalOf(error)});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [whole, attempt, place, versionPath, context, isContextOnly, query, limit, more, isWanted]);

  const isOpen = isWanted && head === 'done';
  const known = isOpen && query !== '' && settled?.place === place ? settled : undefined;
  const hasFailed =
    known?.found === undefined && known?.query === query && known.attempt === attempt;
  // What failed contents left unfound may be found in those that are being loaded again.
  const isUnsure = known?.found?.total === 0 && known.stage === 'head' && whole === 'loading';
  const shown = isUnsure ? undefined : known?.found && {query: known.query, found: known.found};
  return {
    status: isWanted ? (hasFailed ? 'error' : head) : 'idle',
    original: hasFailed ? known.original : original,
    contents: whole,
    answer: shown,
    retry,
  };
}
