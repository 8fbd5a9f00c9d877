import {useEffect, useState} from 'react';

/**
 * A value once it has not changed for a while: what a live region says of something that goes back and
 * forth, or of what somebody still types.
 */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
  return settled;
}
