import {useCallback, useRef} from 'react';
import type {Failure} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';

/** Failures after which the server may have taken what was sent. */
const LOST: readonly FailureCode[] = ['network', 'malformed_answer', 'unknown'];

/**
 * Remembers that the answer about a code or a link was lost: it may be used up, so that a later no
 * does not say that it was wrong.
 * @returns tells of each failure whether it is such a no
 */
export function useLostAnswer(): (sent: string, failure: Failure) => boolean {
  const lost = useRef<string>(undefined);
  return useCallback((sent, {code}) => {
    if (LOST.includes(code)) lost.current = sent;
    return code === 'otp_expired' && lost.current === sent;
  }, []);
}
