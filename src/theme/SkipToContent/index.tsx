// Change: no region named like the link around it, and focus stays on <main> once it is there.
import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useSkipToContent} from './useSkipToContent';
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
