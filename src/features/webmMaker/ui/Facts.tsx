import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ui.module.css';

interface Props {
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Lays out the rows. */
  readonly className: string | undefined;
}

/** What is known of a file, each value below its name. */
export function Facts({rows, className}: Props): ReactNode {
  return (
    <dl className={clsx(styles.facts, className)}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
