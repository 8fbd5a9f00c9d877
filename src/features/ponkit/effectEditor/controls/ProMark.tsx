import type {ReactNode} from 'react';

import styles from './controls.module.css';

/** Says that a field works with the paid plan of the app, and leads to what that is. */
export function ProMark(): ReactNode {
  return (
    <a className={styles.pro} href="/membership" target="_blank" rel="noreferrer">
      Pro<span className="visually-hidden">の機能です（新しいタブで開きます）</span>
    </a>
  );
}
