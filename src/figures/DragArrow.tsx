import type {ReactNode} from 'react';

import styles from './DragArrow.module.css';
import {Icon} from './kit/Icon';

/** From what is dragged to where it goes: to the right, or down where both stand below each other. */
export function DragArrow(): ReactNode {
  return (
    <div className={styles.drag}>
      <span className={styles.arrow}>
        <Icon name="arrow" size={24} />
      </span>
      ドラッグ
    </div>
  );
}
