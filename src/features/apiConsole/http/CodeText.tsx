import type {ReactNode} from 'react';
import styles from './Http.module.css';

// A scrolling area is a tab stop: without one the keyboard cannot read long lines.
const TAB_STOP = {tabIndex: 0};

interface Props {
  readonly labelledBy?: string;
  readonly children: string;
}

/** Text as it is, which scrolls where it is long. */
export function CodeText({labelledBy, children}: Props): ReactNode {
  return (
    <pre className={styles.preview} aria-labelledby={labelledBy} {...TAB_STOP}>
      {children}
    </pre>
  );
}
