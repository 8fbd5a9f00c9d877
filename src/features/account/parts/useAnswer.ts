import {useCallback, useEffect, useRef, useState} from 'react';
import {useStore} from '@site/src/lib/useStore';
import type {AccountClient, Session} from '../client/accountClient';
import type {Failure, Result} from '../client/failure';
import {signInAddress} from '../model/safeNext';

/** Something that is asked for when a page opens. */
type Answer<T> =
  | {readonly kind: 'loading'}
  | {readonly kind: 'failed'; readonly failure: Failure}
  | {readonly kind: 'ready'; readonly value: T};

export interface Asked<T> {
  readonly answer: Answer<T>;
  /** Asks again; what is there stays until the new answer has come, and this with it. */
  readonly again: () => Promise<void>;
}

/**
 * Asks once, and again when told.
 * @param ask the same function from render to render; undefined waits
 */
export function useAnswer<T>(ask: (() => Promise<Result<T>>) | undefined): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>({kind: 'loading'});
  const [round, setRound] = useState(0);
  const waiting = useRef<(() => void)[]>([]);
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
      for (const goOn of waiting.current.splice(0)) goOn();
    });
    return () => {
      isOld = true;
    };
  }, [ask, round]);
  const again = useCallback(() => {
    setAnswer((before) => (before.kind === 'ready' ? before : {kind: 'loading'}));
    setRound((count) => count + 1);
    return new Promise<void>((resolve) => {
      waiting.current.push(resolve);
    });
  }, []);
  return {answer, again};
}

/**
 * Sends visitors who are not signed in to the sign-in page, which comes back.
 * @param here the address of this page, with what of its query must survive
 * @param isOn false where the page has something to say to those who are gone
 * @returns the session while there is one
 */
export function useGuard(
  client: AccountClient,
  here: string,
  isOn = true,
): Extract<Session, {kind: 'signedIn'}> | undefined {
  const session = useStore(client.session);
  useEffect(() => {
    if (!isOn || session.kind !== 'signedOut') return undefined;
    const go = (): void => {
      window.location.replace(signInAddress(here, session.why));
    };
    if (navigator.onLine) {
      go();
      return undefined;
    }
    // The browser's own page would stand there instead.
    window.addEventListener('online', go);
    return () => {
      window.removeEventListener('online', go);
    };
  }, [session, here, isOn]);
  return session.kind === 'signedIn' ? session : undefined;
}
