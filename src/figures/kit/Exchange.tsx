import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Callout} from './Callout';
import styles from './Exchange.module.css';
import {Icon} from './Icon';

interface Message {
  /** `ask` goes from left to right, `answer` from right to left; `note` happens on the right alone. */
  readonly way: 'ask' | 'answer' | 'note';
  readonly text: ReactNode;
  readonly n?: number;
}

interface Props {
  /** The two that talk, for example ['テンプレート', '本アプリ']. */
  readonly between: readonly [string, string];
  readonly messages: readonly Message[];
}

/** Messages between two programs from first to last, as a list of text. */
export function Exchange({between: [left, right], messages}: Props): ReactNode {
  return (
    <div className={styles.exchange}>
      <div className={styles.ends}>
        <span className={styles.end}>{left}</span>
        <span className={clsx(styles.end, styles.app)}>{right}</span>
      </div>
      <ol className={styles.list}>
        {messages.map(({way, text, n}, index) => (
          <li key={String(index)} className={clsx(styles.message, styles[way])}>
            <span className={styles.arrow}>
              <Icon name="arrow" size={16} />
            </span>
            {n !== undefined && <Callout n={n} />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
