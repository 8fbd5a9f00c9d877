const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for less motion. */
export const wantsLessMotion = (): boolean => matchMedia(QUERY).matches;

/** Calls `listener` when the system asks for another; returns a function that stops it. */
export function onLessMotion(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}
