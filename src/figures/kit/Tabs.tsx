import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Callout} from './Callout';
import styles from './Tabs.module.css';

interface Props {
  readonly names: readonly string[];
  readonly open: string;
  readonly callout?: number;
}

/** The tabs at the top of a window or panel. */
export function Tabs({names, open, callout}: Props): ReactNode {
  return (
    <div className={styles.tabs}>
      {callout !== undefined && <Callout n={callout} />}
      {names.map((name) => (
        <span key={name} className={clsx(styles.tab, name === open && styles.open)}>
          {name}
        </span>
      ))}
    </div>
  );
}
