import type {ReactNode} from 'react';

import styles from './Phone.module.css';

interface Props {
  /** What the phone's browser shows in its address bar. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** A phone or tablet that shows a page, for example the remote view. */
export function Phone({address, children}: Props): ReactNode {
  return (
    <div className={styles.phone}>
      {address !== undefined && <div className={styles.address}>{address}</div>}
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
