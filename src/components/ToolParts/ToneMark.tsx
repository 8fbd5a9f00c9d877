import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ToolParts.module.css';

const MARKS = {good: '✓', warn: '！', bad: '×', none: '・'} as const;
const CLASSES = {
  good: styles.toneGood,
  warn: styles.toneWarn,
  bad: styles.toneBad,
  none: styles.toneNone,
};

interface Props {
  readonly tone: keyof typeof MARKS;
}

/** A sign beside words that say the same: its shape differs as well as its colour. */
export function ToneMark({tone}: Props): ReactNode {
  return (
    <span className={clsx(styles.mark, CLASSES[tone])} aria-hidden="true">
      {MARKS[tone]}
    </span>
  );
}
