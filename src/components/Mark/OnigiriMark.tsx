import {NORI_PATH, ONIGIRI_PATH} from '@site/src/lib/markPaths';
import type {ReactNode} from 'react';
import styles from './Mark.module.css';

/** The site's mark as a decorative drawing; the text beside it says what it stands for. */
export function OnigiriMark({className}: {className?: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.rice} d={ONIGIRI_PATH} />
      <path className={styles.nori} d={NORI_PATH} />
      <circle className={styles.ink} cx="25.5" cy="27" r="2.2" />
      <circle className={styles.ink} cx="38.5" cy="27" r="2.2" />
      <path className={styles.line} d="M29 31.5c1.6 1.7 4.4 1.7 6 0" />
    </svg>
  );
}
