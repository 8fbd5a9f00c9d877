import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {SourceText} from '../sources/obsTexts';
import styles from './StateWords.module.css';

/** How something stands, in words, with what to do. */
export function StateWords({text: told}: {readonly text: SourceText}): ReactNode {
  const {tone, title, text, steps} = told;
  return (
    <div className={styles.words}>
      <div role="status" className={styles.status}>
        <span className={clsx(styles.lamp, styles[tone])} aria-hidden="true" />
        <p>
          <b>{title}</b>
          {text}
        </p>
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
