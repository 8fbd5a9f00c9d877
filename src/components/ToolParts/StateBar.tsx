import clsx from 'clsx';
import {Children, useId, useState, type ReactNode} from 'react';

import {Button} from '../Button';
import styles from './StateBar.module.css';

/** A way on from a state. */
interface WayOn {
  readonly name: string;
  readonly act: () => void;
}

/** What the steps stand behind. */
interface Fold {
  readonly name: string;
  /** Whether it is open at first: when the visitor asked for what failed. */
  readonly isOpen: boolean;
}

interface Props {
  readonly tone: 'plain' | 'busy' | 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly steps?: readonly string[];
  /** The step after these. */
  readonly more?: ReactNode;
  /** For states that come by themselves: the steps would push away what the visitor looks at. */
  readonly fold?: Fold | undefined;
  readonly actions?: readonly WayOn[];
  /** Whether nothing has to be done: no action stands out. */
  readonly isCalm?: boolean;
  /** A dark band, or a part of a card that has a ground already. */
  readonly look?: 'large' | 'small' | 'card';
  /** For fields that the words are about. */
  readonly wordsId?: string;
  /** Further controls, after the actions. */
  readonly children?: ReactNode;
}

/** How a tool or a part of it stands, in words, with what to do and the ways on. */
export function StateBar(props: Props): ReactNode {
  const {tone, title, text, steps = [], more, fold, actions = [], isCalm = false} = props;
  const {look = 'large', wordsId, children} = props;
  const hasSteps = steps.length > 0;
  // `false` of a condition is no control.
  const hasActions = actions.length > 0 || Children.toArray(children).length > 0;
  const id = useId();
  const [chosen, choose] = useState<boolean>();
  // What was opened for one trouble is not open for the next.
  if (!hasSteps && chosen !== undefined) choose(undefined);
  const isOpen = fold === undefined || (chosen ?? fold.isOpen);
  return (
    <div className={clsx(styles.bar, styles[look], !hasActions && styles.bare)}>
      <span className={clsx(styles.lamp, styles[tone])} aria-hidden="true" />
      <div className={styles.words}>
        <div id={wordsId} role="status">
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        {hasSteps && fold !== undefined && (
          <button
            className={styles.fold}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              choose(!isOpen);
            }}
          >
            {fold.name}
          </button>
        )}
      </div>
      {hasSteps && (
        <ol className={styles.steps} id={id} hidden={!isOpen}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          {more !== undefined && <li>{more}</li>}
        </ol>
      )}
      {hasActions && (
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
          {children}
        </div>
      )}
    </div>
  );
}
