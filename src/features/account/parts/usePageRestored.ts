import {useEffect} from 'react';

/**
 * Calls back when the browser's back button brings the page as it was left for another site.
 * @param onRestored the same function from render to render
 */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const onShow = ({persisted}: PageTransitionEvent): void => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, [onRestored]);
}
