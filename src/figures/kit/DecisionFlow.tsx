import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './DecisionFlow.module.css';
import {Icon} from './Icon';

/** One question on the way to a cause. */
export interface DecisionCheck {
  readonly question: string;
  /** Which answer leaves the line, and what to do then; the other answer leads to the next check. */
  readonly exit: 'はい' | 'いいえ';
  readonly remedy: string;
}

interface ColumnProps {
  /** The case this line of questions is for. */
  readonly title?: string;
  readonly checks: readonly DecisionCheck[];
  /** What to do when no question was the cause. */
  readonly end: string;
}

interface Props {
  /** The symptom above everything. */
  readonly start: string;
  /** One line of questions, or two side by side. */
  readonly columns: readonly ColumnProps[];
}

/** From a symptom to its cause, as lists of text that are read in order. */
export function DecisionFlow({start, columns}: Props): ReactNode {
  return (
    <>
      <div className={styles.start}>{start}</div>
      <div className={clsx(styles.columns, columns.length > 1 && styles.two)}>
        {columns.map((column) => (
          <Column key={column.end} {...column} />
        ))}
      </div>
    </>
  );
}

function Column({title, checks, end}: ColumnProps): ReactNode {
  return (
    <div className={styles.column}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <ol className={styles.list}>
        {checks.map(({question, exit, remedy}) => (
          <li key={question} className={styles.check}>
            <div className={styles.question}>{question}</div>
            <div className={styles.exit}>
              <span className={styles.answer}>
                {exit}
                <Icon name="arrow" size={12} />
              </span>
              <span>{remedy}</span>
            </div>
            <div className={styles.next}>
              <Icon name="down" size={14} />
              {exit === 'はい' ? 'いいえなら次へ' : 'はいなら次へ'}
            </div>
          </li>
        ))}
        <li className={styles.check}>
          <div className={styles.end}>{end}</div>
        </li>
      </ol>
    </div>
  );
}
