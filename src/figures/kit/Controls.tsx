import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Controls.module.css';
import {Icon} from './Icon';
import type {IconName} from './iconPaths';

interface StateProps {
  readonly on: boolean;
}

/** A drawn switch. `live` is 接続, red when it is on. */
export function Switch({on, live = false}: StateProps & {readonly live?: boolean}): ReactNode {
  return <span className={clsx(styles.switch, on && (live ? styles.live : styles.on))} />;
}

/** A drawn check box with its label. */
export function Check({on, children}: StateProps & {readonly children: ReactNode}): ReactNode {
  return (
    <span className={styles.check}>
      <span className={clsx(styles.tick, on && styles.ticked)}>
        {on && <Icon name="check" size={12} />}
      </span>
      <span>{children}</span>
    </span>
  );
}

/** A drawn input: `empty` greys what it says, `wide` fills its line. */
export function Field({
  children,
  empty = false,
  select = false,
  wide = false,
}: {
  readonly children: ReactNode;
  readonly empty?: boolean;
  readonly select?: boolean;
  readonly wide?: boolean;
}): ReactNode {
  return (
    <span className={clsx(styles.field, empty && styles.empty, wide && styles.wide)}>
      <span className={styles.value}>{children}</span>
      {select && (
        <span className={styles.caret}>
          <Icon name="chevron" size={12} />
        </span>
      )}
    </span>
  );
}

/** A drawn button. */
export function Push({
  children,
  icon,
  tone = 'plain',
}: {
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'main' | 'link';
}): ReactNode {
  return (
    <span
      className={clsx(styles.push, tone === 'main' && styles.main, tone === 'link' && styles.link)}
    >
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** A drawn slider at `value` percent of its way. */
export function Slider({value}: {readonly value: number}): ReactNode {
  return (
    <svg
      className={styles.slider}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.track} x="0" y="4.5" width="100" height="3" rx="1.5" />
      <rect className={styles.filled} x="0" y="4.5" width={value} height="3" rx="1.5" />
      <rect className={styles.knob} x={value - 1.5} y="0.5" width="3" height="11" rx="1.5" />
    </svg>
  );
}

/** A small label such as NEW or PRO専用. */
export function Tag({
  children,
  tone = 'accent',
}: {
  readonly children: ReactNode;
  readonly tone?: 'accent' | 'amber' | 'soft';
}): ReactNode {
  return <span className={clsx(styles.tag, styles[tone])}>{children}</span>;
}
