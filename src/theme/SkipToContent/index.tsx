// Change: no region named like the link around it, focus stays on <main> once it is there, and on a
// field in which somebody already types when the page comes.
import {useHistory} from '@docusaurus/router';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {type ReactNode, useCallback, useRef, type MouseEvent, type RefObject} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {focusOnce} from '@site/src/browser/focusOnce.browser';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const {containerRef, onClick} = useSkipToContent();
  return (
    <div ref={containerRef}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
      </a>
    </div>
  );
}

interface SkipLink {
  /** The place that gets focus on a new page, so that Tab starts at its top. */
  containerRef: RefObject<HTMLDivElement | null>;
  onClick: (event: MouseEvent) => void;
}

/** Behaviour of the skip link; without script its href leads to the same place. */
function useSkipToContent(): SkipLink {
  const containerRef = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location, previousLocation}) => {
    // Another query, as one types it on the results page, is no new page.
    if (location.pathname === previousLocation?.pathname) return;
    // The search box gives up the focus where it leads away: whoever is in it went there since.
    if (document.activeElement instanceof HTMLInputElement) return;
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
