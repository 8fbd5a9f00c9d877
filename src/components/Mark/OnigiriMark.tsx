import {EYES_PATH, NORI_PATH, ONIGIRI_PATH, SMILE_PATH} from '@site/src/lib/markPaths';
import type {ReactNode} from 'react';
import styles from './Mark.module.css';

/** The site's mark as a decorative drawing; the text beside it says what it stands for. */
export function OnigiriMark({className}: {className?: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.rice} d={ONIGIRI_PATH} />
      <path className={styles.nori} d={NORI_PATH} />
      <path className={styles.ink} d={EYES_PATH} />
      <path className={styles.line} d={SMILE_PATH} />
    </svg>
  );
}
