import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Callout} from './Callout';
import styles from './Form.module.css';

/** Settings one below the other: number, name, control. Works in our windows and in those of OBS. */
export function Form({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.form}>{children}</div>;
}

interface RowProps {
  readonly n?: number;
  readonly name?: ReactNode;
  /** A soft line under the name. */
  readonly note?: string;
  /** The row the page talks about. */
  readonly marked?: boolean;
  readonly children?: ReactNode;
}

/** One setting of a form. The place of the number stays free without one, so that names line up. */
export function FormRow({n, name, note, marked = false, children}: RowProps): ReactNode {
  return (
    <div className={clsx(styles.row, marked && styles.marked)}>
      <span className={styles.number}>{n !== undefined && <Callout n={n} />}</span>
      <span className={styles.name}>
        {name}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

/** A heading between the rows of a form. */
export function FormHeading({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.heading}>{children}</div>;
}

/** A figure beside a slider, always as wide as three digits. */
export function Reading({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.reading}>{children}</span>;
}
