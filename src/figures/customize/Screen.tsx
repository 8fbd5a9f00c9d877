import type {ReactNode} from 'react';

import {Strong} from '../kit/Columns';
import styles from './Customize.module.css';

interface Props {
  /** What this picture shows, for example 変える前. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A part of the stream's picture with comments upon it, dark in both colour schemes. */
export function Screen({title, children}: Props): ReactNode {
  return (
    <div className={styles.screen}>
      {title !== undefined && <Strong>{title}</Strong>}
      {children}
    </div>
  );
}
