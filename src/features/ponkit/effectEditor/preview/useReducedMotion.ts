import {useSyncExternalStore} from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}

/** Whether the visitor's system asks for less motion, now and after it changes its mind. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => true,
  );
