import {useAccountsOn, useSellsHere} from '@site/src/lib/useAccounts';
import type {ReactNode} from 'react';

import {stepsToPro} from './texts';
import styles from './Steps.module.css';

/** The way to Pro at a glance. */
export function Steps(): ReactNode {
  const steps = stepsToPro({sellsHere: useSellsHere(), accountsOn: useAccountsOn()});
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text}) => (
        <li key={title} className={styles.step}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
