import type {ReactNode} from 'react';

import styles from './InkSample.module.css';

/** Something drawn by hand: a ring, an arrow to it, a star. */
export function InkSample(): ReactNode {
  return (
    <svg className={styles.ink} viewBox="0 0 320 180">
      <path
        className={styles.ring}
        d="M243 62C214 44 166 50 158 84c-8 34 34 54 72 46s52-46 24-68c-12-10-40-16-60-12"
      />
      <path className={styles.arrow} d="M46 142C66 106 96 92 138 94M118 78l21 16-17 19" />
      <path
        className={styles.star}
        d="M282 22l6 13 14 1.500-10.500 9.500 3 14-12.500-7-12.500 7 3-14L262 36.500l14-1.500z"
      />
      <path className={styles.highlighter} d="M164 156h86" />
    </svg>
  );
}
