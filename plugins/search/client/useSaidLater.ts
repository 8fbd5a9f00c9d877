import {createElement, useEffect, useState, type ReactNode} from 'react';

/** A pause in typing after which the answer is read out, in milliseconds. */
const PAUSE = 600;

/**
 * A message for screen readers: said once nothing has changed for a while, not at each letter.
 * @param query of each other one it is said anew, also where the words are the same
 * @param isHeld while something newer is on its way, however long that takes
 */
export function useSaidLater(message: string, query: string, isHeld: boolean): ReactNode {
  const [settled, setSettled] = useState({message: '', query: ''});
  useEffect(() => {
    if (isHeld && message !== '') return undefined;
    const timer = setTimeout(
      () => {
        setSettled({message, query});
      },
      message === '' ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [message, query, isHeld]);
  return createElement('span', {key: settled.query}, settled.message);
}
