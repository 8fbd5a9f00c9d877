import type {ReactNode} from 'react';

import styles from './Room.module.css';

/**
 * The rice ball of our mark, live on air: with headphones on. Drawn in a box of 64 x 64, so that
 * its outline is the mark's own.
 */
export function Mascot(): ReactNode {
  return (
    <g>
      <path
        className={styles.rice}
        d="M32 4c4 0 7 2 9 5.5L58.500 40c3.500 6 0 14-7.500 14H13C5.500 54 2 46 5.500 40L23 9.500C25 6 28 4 32 4Z"
      />
      <path className={styles.nori} d="M21 38h22v16H21Z" />
      <g className={styles.blink}>
        <circle className={styles.eye} cx="25.500" cy="27" r="2.200" />
        <circle className={styles.eye} cx="38.500" cy="27" r="2.200" />
      </g>
      <path className={styles.mouth} d="M28.800 31.200c1.700 2.200 4.700 2.200 6.400 0" />
      <ellipse className={styles.cheek} cx="20.500" cy="31" rx="2.600" ry="1.600" />
      <ellipse className={styles.cheek} cx="43.500" cy="31" rx="2.600" ry="1.600" />
      <path className={styles.headband} d="M14.500 27C15 9 22 2.500 32 2.500S49 9 49.500 27" />
      <rect className={styles.earcup} x="9.500" y="23" width="8" height="13" rx="4" />
      <rect className={styles.earcup} x="46.500" y="23" width="8" height="13" rx="4" />
    </g>
  );
}
