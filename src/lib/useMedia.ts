import {useCallback, useSyncExternalStore} from 'react';

/** Where styles make one column of what stands side by side, and fingers need room. */
export const NARROW = '(max-width: 996px)';

/** A device that is used by fingers: it has no keys for shortcuts, and nothing is dragged out of its window. */
export const TOUCH = '(hover: none) and (pointer: coarse)';

/** Whether a media query holds, now and after each change; no in the HTML, which knows no window. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
