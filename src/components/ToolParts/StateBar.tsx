import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Button} from '../Button';
import styles from './StateBar.module.css';

/** A way on from a state. */
interface WayOn {
  readonly name: string;
  readonly act: () => void;
}

interface Props {
  readonly tone: 'plain' | 'busy' | 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
  readonly actions?: readonly WayOn[];
  /** Whether nothing has to be done: no action stands out. */
  readonly isCalm?: boolean;
  readonly size?: 'large' | 'small';
  /** Further controls, after the actions. */
  readonly children?: ReactNode;
}

/** How a tool stands, in words, with what to do and the ways on; on the dark band at its top. */
export function StateBar(props: Props): ReactNode {
  const {tone, title, text, steps = [], actions = [], isCalm = false, size = 'large'} = props;
  return (
    <div className={clsx(styles.bar, styles[size])}>
      <div className={styles.row}>
        <span className={clsx(styles.lamp, styles[tone])} aria-hidden="true" />
        <div className={styles.words} role="status">
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          {actions.map(({name, act}, index) => (
            // By place: the button that was pressed keeps the focus when it becomes the next one.
            <Button
              key={index}
              look={isCalm ? 'barQuiet' : 'bar'}
              onClick={({detail}) => {
                // The second half of a double click was meant for what stood there before.
                if (detail < 2) act();
              }}
            >
              {name}
            </Button>
          ))}
          {props.children}
        </div>
      </div>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
