import type {ReactNode} from 'react';

import styles from './parts.module.css';

interface Props {
  /** What is being done, as in 「注文を確かめています」. */
  readonly label: string;
  readonly lines?: number;
}

/** The shape of what is on its way. */
export function Skeleton({label, lines = 3}: Props): ReactNode {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status">{label}…</p>
      {Array.from({length: lines}, (_, index) => (
        <span key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}
