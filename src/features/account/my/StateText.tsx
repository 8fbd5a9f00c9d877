import type {ReactNode} from 'react';
import {ToneMark} from '@site/src/components/ToolParts';

import styles from './MyAccount.module.css';
import type {State} from '../model/states';

/** How something stands, with its sign. */
export function StateText({state}: {readonly state: State}): ReactNode {
  return (
    <span className={styles.state}>
      <ToneMark tone={state.tone} />
      <strong>{state.text}</strong>
    </span>
  );
}
