import type {ReactNode} from 'react';

import styles from './BrowserWindow.module.css';
import {Window} from './Window';

interface Props {
  readonly address: string;
  readonly children: ReactNode;
}

/** A window of a web browser with its address bar. */
export function BrowserWindow({address, children}: Props): ReactNode {
  return <Window bar={<span className={styles.address}>{address}</span>}>{children}</Window>;
}
