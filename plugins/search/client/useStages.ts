import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import type {Stage} from '../shared/protocol';
import {openSearch} from './openSearch.browser';
import {originalOf} from './searchFailedError';

export type StageState = 'loading' | 'done' | 'error';

/** How far the stages of an index have come. */
type Stages = Record<Stage, StageState>;

interface Loading extends Stages {
  /** Of which target. */
  place: string;
  /** What was thrown by the first stage, when the network was not to blame. */
  original?: string | undefined;
}

const fresh = (place: string): Loading => ({place, head: 'loading', whole: 'loading'});

interface LoadedStages extends Omit<Loading, 'place'> {
  /** Grows with every retry. */
  attempt: number;
  /** Loads again what has failed; what is there stays. */
  retry: () => void;
}

/** Loads the index of a version when it is wanted, and says how far that has come. */
export function useStages(
  data: SearchGlobalData,
  versionPath: string,
  context: string,
  isWanted: boolean,
): LoadedStages {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>(fresh(''));
  const place = `${versionPath} ${context}`;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const settle = (settled: Partial<Stages> & Pick<Loading, 'original'>): void => {
      if (!isCurrent) return;
      setLoading((known) => ({...(known.place === place ? known : fresh(place)), ...settled}));
    };
    const opened = openSearch(data, {versionPath, context});
    opened.head.then(
      () => {
        settle({head: 'done'});
      },
      (error: unknown) => {
        settle({head: 'error', original: originalOf(error)});
      },
    );
    opened.whole.then(
      () => {
        settle({whole: 'done'});
      },
      () => {
        settle({whole: 'error'});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, versionPath, context, place, attempt, isWanted]);

  return {
    ...(loading.place === place ? loading : fresh(place)),
    attempt,
    retry: () => {
      const again = (state: StageState): StageState => (state === 'error' ? 'loading' : state);
      setLoading((known) => ({...known, head: again(known.head), whole: again(known.whole)}));
      setAttempt((count) => count + 1);
    },
  };
}
