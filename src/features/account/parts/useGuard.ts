import {useEffect} from 'react';
import {useStore} from '@site/src/lib/useStore';
import type {AccountClient, Session} from '../client/accountClient';
import {signInAddress} from '../model/safeNext';

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
    if (isOn && session.kind === 'signedOut') {
      window.location.replace(signInAddress(here, session.why));
    }
  }, [session, here, isOn]);
  return session.kind === 'signedIn' ? session : undefined;
}
