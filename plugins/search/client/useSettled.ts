import {useEffect, useState} from 'react';

/** A pause in typing after which the answer is read out, in milliseconds. */
const PAUSE = 600;

/** A message for screen readers: said once nothing has changed for a while, not at each letter. */
export function useSettled(message: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setSettled(message);
      },
      message === '' ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [message]);
  return settled;
}
