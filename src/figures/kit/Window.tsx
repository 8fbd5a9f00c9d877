import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Callout} from './Callout';
import {Icon} from './Icon';
import styles from './Window.module.css';

interface WindowProps {
  /** What stands in the title bar, left of the window's own buttons. */
  readonly bar: ReactNode;
  /** `mac` has its buttons on the left, `obs` is dark. */
  readonly tone?: 'plain' | 'obs' | 'mac';
  /** Room on the left for callouts in the gutter. */
  readonly gutter?: boolean;
  /** The number of the title bar. */
  readonly callout?: number;
  readonly children: ReactNode;
}

/** A window of the operating system: a title bar and bands below it. */
export function Window({
  bar,
  tone = 'plain',
  gutter = false,
  callout,
  children,
}: WindowProps): ReactNode {
  return (
    <div className={clsx(styles.window, tone === 'obs' && styles.obs, gutter && styles.gutter)}>
      <div className={styles.bar}>
        {callout !== undefined && <Callout n={callout} place={gutter ? 'gutter' : 'inline'} />}
        {tone === 'mac' && (
          <span className={styles.lights}>
            <span />
            <span />
            <span />
          </span>
        )}
        {bar}
        {tone !== 'mac' && (
          <span className={styles.controls}>
            <Icon name="minimize" size={12} />
            <Icon name="maximize" size={12} />
            <Icon name="close" size={12} />
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

interface BandProps {
  readonly callout?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One horizontal band of a window; its number stands in the window's gutter. */
export function Band({callout, className, children}: BandProps): ReactNode {
  return (
    <div className={clsx(styles.band, className)}>
      {callout !== undefined && <Callout n={callout} place="gutter" />}
      {children}
    </div>
  );
}
