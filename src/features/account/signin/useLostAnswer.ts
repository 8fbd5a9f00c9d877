import {useCallback, useRef} from 'react';
import type {Failure} from '../client/failure';
import {LOST_ANSWERS} from '../client/failureCodes';

/**
 * Remembers that the answer about a code or a link was lost: it may be used up, so that a later no
 * does not say that it was wrong.
 * @returns tells of each failure whether it is such a no
 */
export function useLostAnswer(): (sent: string, failure: Failure) => boolean {
  const lost = useRef<string>(undefined);
  return useCallback((sent, {code}) => {
    if (LOST_ANSWERS.includes(code)) lost.current = sent;
    return code === 'otp_expired' && lost.current === sent;
  }, []);
}
