import {useEffect, useState} from 'react';

/**
 * A value once it has not changed for a while: for what is only told of it, such as what a live region
 * says of something that goes back and forth.
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
