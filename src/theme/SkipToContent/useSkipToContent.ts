import {useCallback, useRef, type MouseEvent, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {focusOnce} from '@site/src/browser/focusOnce.browser';

interface SkipToContent {
  /** The place that gets focus on a new page, so that Tab starts at its top. */
  containerRef: RefObject<HTMLDivElement | null>;
  onClick: (event: MouseEvent) => void;
}

/** Behaviour of the skip link; without script its href leads to the same place. */
export function useSkipToContent(): SkipToContent {
  const containerRef = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location, previousLocation}) => {
    // Another query, as one types it on the results page, is no new page.
    if (location.pathname === previousLocation?.pathname) return;
    if (containerRef.current !== null && location.hash === '' && action === 'PUSH') {
      focusOnce(containerRef.current);
    }
  });
  const onClick = useCallback((event: MouseEvent) => {
    const target =
      document.querySelector<HTMLElement>('main') ??
      document.getElementById(SkipToContentFallbackId);
    if (target === null) return;
    event.preventDefault();
    focusOnce(target);
    target.scrollIntoView();
  }, []);
  return {containerRef, onClick};
}
