import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

import {ToneMark} from '@site/src/components/ToolParts';
import styles from './parts.module.css';

const ROLES = {error: 'alert', done: 'status', info: 'status'} as const;
const MARKS = {error: 'bad', done: 'good'} as const;

interface Props {
  readonly tone: keyof typeof ROLES;
  /** Set for what answers an action of the visitor: the focus comes here. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
  /** A next step beside the words. */
  readonly action?: ReactNode;
}

/** Something that a page has to say: read out, and read where the focus is. */
export function Message({tone, takesFocus = false, children, action}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={clsx(styles.message, styles[tone])} role={ROLES[tone]} tabIndex={-1}>
      {tone !== 'info' && <ToneMark tone={MARKS[tone]} />}
      <div className={styles.messageText}>{children}</div>
      {action}
    </div>
  );
}
