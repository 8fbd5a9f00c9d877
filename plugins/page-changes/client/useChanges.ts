import {useEffect, useState} from 'react';
import * as v from 'valibot';
import {PageChangesSchema, type PageChanges} from '../shared/changes';

interface Loaded {
  /** Undefined while they are on their way. */
  readonly changes: PageChanges | undefined;
  readonly hasFailed: boolean;
  /** Loads them once more after a failure. */
  readonly retry: () => void;
}

/** The changes of a page, loaded from an address of this site. */
export function useChanges(address: string): Loaded {
  const [changes, setChanges] = useState<PageChanges>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    loadChanges(address, abort.signal).then(setChanges, () => {
      if (!abort.signal.aborted) setHasFailed(true);
    });
    return () => {
      abort.abort();
    };
  }, [address, attempt]);

  const retry = (): void => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return {changes, hasFailed, retry};
}

async function loadChanges(address: string, signal: AbortSignal): Promise<PageChanges> {
  const answer = await fetch(address, {signal});
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return v.parse(PageChangesSchema, await answer.json());
}
