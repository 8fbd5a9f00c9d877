import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Callout} from './Callout';
import styles from './Panel.module.css';

interface Props {
  readonly title: string;
  readonly callout?: number;
  /** Drawn at the right end of the heading. */
  readonly tools?: ReactNode;
  readonly tone?: 'plain' | 'obs';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a window. */
export function Panel({
  title,
  callout,
  tools,
  tone = 'plain',
  className,
  children,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.panel, tone === 'obs' && styles.obs, className)}>
      <div className={styles.head}>
        {callout !== undefined && <Callout n={callout} />}
        <span>{title}</span>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
