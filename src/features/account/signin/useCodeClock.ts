import {useEffect, useState} from 'react';
import {isAlive, secondsToResend} from './codeRequest';

interface CodeClock {
  /** Seconds until another code may be sent; 0 when it may. */
  readonly resendIn: number;
  /** Whether the code still signs in. */
  readonly isAlive: boolean;
}

/**
 * How it is with a code, looked at each second while that changes anything.
 * @param sentAt milliseconds since the epoch; undefined where none was sent
 */
export function useCodeClock(sentAt: number | undefined): CodeClock {
  const [now, setNow] = useState(() => Date.now());
  const clock =
    sentAt === undefined
      ? {resendIn: 0, isAlive: false}
      : {resendIn: secondsToResend(sentAt, now), isAlive: isAlive(sentAt, now)};
  const isRunning = clock.isAlive;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  return clock;
}
