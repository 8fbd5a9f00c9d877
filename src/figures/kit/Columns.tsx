import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Columns.module.css';

interface Props {
  /** `wide-first` gives the first column two parts of three. */
  readonly look?: 'even' | 'wide-first' | 'wide-last';
  readonly children: ReactNode;
}

/** Drawings side by side where there is room, one below the other on phones. */
export function Columns({look = 'even', children}: Props): ReactNode {
  return <div className={clsx(styles.columns, look !== 'even' && styles[look])}>{children}</div>;
}

/** Things in one line of a drawing, wrapping when they must. */
export function Line({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.line}>{children}</div>;
}

/** Room inside a window. */
export function Pad({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.pad}>{children}</div>;
}

/** A softer, smaller text: units, times, hints. */
export function Soft({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.soft}>{children}</span>;
}

/** A stronger text: names, titles. */
export function Strong({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.strong}>{children}</span>;
}

/** Code, paths and addresses inside a drawing. */
export function Mono({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.mono}>{children}</span>;
}
