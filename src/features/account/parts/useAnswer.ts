import {useCallback, useEffect, useState} from 'react';
import type {Failure, Result} from '../client/failure';

/** Something that is asked for when a page opens. */
type Answer<T> =
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'; readonly failure: Failure}
  | {readonly kind: 'ready'; readonly value: T};

interface Asked<T> {
  readonly answer: Answer<T>;
  /** Asks again; what is there stays until the new answer has come. */
  readonly again: () => void;
}

/**
 * Asks once, and again when told.
 * @param ask the same function from render to render; undefined waits
 */
export function useAnswer<T>(ask: (() => Promise<Result<T>>) | undefined): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>({kind: 'loading'});
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (ask === undefined) return undefined;
    let isOld = false;
    void ask().then((result) => {
      if (isOld) return;
      setAnswer((before) => {
        if (result.ok) return {kind: 'ready', value: result.value};
        // Old facts with a working page are better than none.
        return before.kind === 'ready' ? before : {kind: 'failed', failure: result.failure};
      });
    });
    return () => {
      isOld = true;
    };
  }, [ask, round]);
  const again = useCallback(() => {
    setAnswer((before) => (before.kind === 'ready' ? before : {kind: 'loading'}));
    setRound((count) => count + 1);
  }, []);
  return {answer, again};
}
