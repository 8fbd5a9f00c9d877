// Change: no region named like the link around it, a new page moves the focus without a word, focus
// stays on <main> once it is there, and on a field in which somebody already types when the page comes.
import {useHistory} from '@docusaurus/router';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {type ReactNode, useCallback, useRef, type MouseEvent, type RefObject} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {focusOnce} from '@site/src/browser/focusOnce.browser';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const {startRef, onClick} = useSkipToContent();
  return (
    <>
      {/* Empty, so that nothing is said when the focus comes to it: a new page is told by its title. */}
      <div ref={startRef} />
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
      </a>
    </>
  );
}

interface SkipLink {
  /** The place that gets focus on a new page, so that Tab starts at its top. */
  startRef: RefObject<HTMLDivElement | null>;
  onClick: (event: MouseEvent) => void;
}

/** Behaviour of the skip link; without script its href leads to the same place. */
function useSkipToContent(): SkipLink {
  const startRef = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location, previousLocation}) => {
    // Another query, as one types it on the results page, is no new page.
    if (location.pathname === previousLocation?.pathname) return;
    // The search box gives up the focus where it leads away: whoever is in it went there since.
    if (document.activeElement instanceof HTMLInputElement) return;
    if (startRef.current !== null && location.hash === '' && action === 'PUSH') {
      focusOnce(startRef.current);
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
  return {startRef, onClick};
}
