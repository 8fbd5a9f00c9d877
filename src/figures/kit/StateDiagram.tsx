import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Icon} from './Icon';
import styles from './StateDiagram.module.css';

interface Transition {
  /** What happens, for example 「完了」を押す. */
  readonly when: string;
  /** The name of the state it leads to. */
  readonly to: string;
}

/** A state something can be in, with the ways out of it. */
export interface State {
  readonly name: string;
  readonly note?: string;
  /** `live` is at work, `good` and `bad` are ends. */
  readonly tone?: 'plain' | 'live' | 'good' | 'bad';
  readonly goes?: readonly Transition[];
}

/** States in the order they are met, each with what leads on from it, as nested lists of text. */
export function StateDiagram({states}: {readonly states: readonly State[]}): ReactNode {
  return (
    <ol className={styles.states}>
      {states.map(({name, note, tone = 'plain', goes = []}) => (
        <li key={name} className={styles.state}>
          <div className={clsx(styles.box, tone !== 'plain' && styles[tone])}>
            <span className={styles.name}>{name}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
          {goes.length > 0 && (
            <ul className={styles.ways}>
              {goes.map(({when, to}) => (
                <li key={when} className={styles.way}>
                  <span>{when}</span>
                  <Icon name="arrow" size={14} />
                  <span className={styles.target}>{to}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
