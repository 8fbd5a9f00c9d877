import {useEffect, useState} from 'react';

/**
 * Whether something is shown that is not for everybody's eyes. It hides again when the tab goes out
 * of sight: whoever comes back to it may be on air by then.
 */
export function useShown(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = (): void => {
      if (document.hidden) setShown(false);
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isShown]);
  return [isShown, setShown];
}
