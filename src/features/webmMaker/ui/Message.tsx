import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ui.module.css';

interface Props {
  readonly tone: 'info' | 'warn' | 'bad' | 'good';
  readonly title: string;
  readonly text?: string;
  /** Read out when it comes. */
  readonly isAlert?: boolean;
  /** Ways out. */
  readonly children?: ReactNode;
}

/** What happened, and what can be done about it. */
export function Message({tone, title, text, isAlert = false, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.message, styles[tone])} role={isAlert ? 'alert' : undefined}>
      <p className={styles.messageTitle}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
