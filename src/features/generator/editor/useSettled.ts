import {useEffect, useState} from 'react';

/** Longer than the pauses of a hand that moves a slider. */
const SETTLED_MS = 200;

/** The value as it was when it last stayed the same for a moment: for what is only told of it. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
