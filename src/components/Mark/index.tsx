import type {ReactNode} from 'react';
import {EYES_PATH, NORI_PATH, ONIGIRI_PATH, SMILE_PATH} from '@site/src/lib/markPaths';

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

/** How the grain feels: it smiles, or it looks for something that is not there. */
export type GrainMood = 'smiling' | 'searching';

const STROKES: Record<GrainMood, readonly string[]> = {
  smiling: ['M21 33.5c1.6 1.700 4.4 1.700 6 0'],
  searching: ['M22.5 35.5h3', 'M16.5 23.5l4-1.5', 'M31.5 23.5l-4-1.5'],
};

/** The grain of rice that keeps a visitor company on pages with little else. Decorative. */
export function RiceGrain({
  className,
  mood = 'smiling',
}: {
  className?: string | undefined;
  mood?: GrainMood;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 48 60" aria-hidden="true">
      <g transform="rotate(10 24 30)">
        <path
          className={styles.rice}
          d="M24 3.5C33 3.5 39.5 14 39.5 29.5S34 56.5 24 56.5 8.5 45 8.5 29.5 15 3.5 24 3.5Z"
        />
        <path className={styles.shade} d="M30 52c1-3 3.5-5 6.5-5.5" />
        <circle className={styles.blush} cx="15.5" cy="32" r="2" />
        <circle className={styles.blush} cx="32.5" cy="32" r="2" />
        <circle className={styles.ink} cx="18.5" cy="28" r="2" />
        <circle className={styles.ink} cx="29.5" cy="28" r="2" />
        {STROKES[mood].map((d) => (
          <path key={d} className={styles.line} d={d} />
        ))}
      </g>
    </svg>
  );
}
