import type {ReactNode} from 'react';

import {OnigiriMark} from '@site/src/components/Mark';
import styles from './ClearSpace.module.css';

/** How much room the mark needs, and the smallest size at which it may stand. */
export function ClearSpace(): ReactNode {
  return (
    <div className={styles.pair}>
      <figure className={styles.figure}>
        <svg className={styles.drawing} viewBox="0 0 128 112" role="img" aria-label={SPACE_LABEL}>
          <rect className={styles.free} x="16" y="8" width="96" height="96" rx="2" />
          <rect className={styles.box} x="32" y="24" width="64" height="64" />
          <svg x="32" y="24" width="64" height="64">
            <OnigiriMark />
          </svg>
          <path className={styles.measure} d="M16 56h16M96 56h16M64 8v16M64 88v16" />
        </svg>
        <figcaption>余白は、四方ともマークの幅の4分の1以上です。</figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.sizes}>
          <OnigiriMark className={styles.small} />
          <OnigiriMark className={styles.medium} />
          <OnigiriMark className={styles.large} />
        </div>
        <figcaption>
          画面では高さ16px以上、印刷では高さ5mm以上です。ロゴは画面で高さ24px以上です。
        </figcaption>
      </figure>
    </div>
  );
}

const SPACE_LABEL = 'マークのまわりに、マークの幅の4分の1の余白を四方に取った図';
