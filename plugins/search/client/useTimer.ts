import {useEffect, useRef} from 'react';

/** One timer: what is started runs later, in place of what was to run before, or never. */
export function useTimer() {
  const timer = useRef(0);
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  useEffect(() => stop, []);
  const start = (run: () => void, milliseconds: number): void => {
    stop();
    timer.current = window.setTimeout(run, milliseconds);
  };
  return {start, stop};
}
