import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './controls.module.css';
import {ProMark} from './ProMark';

/** What every control of the form has. */
export interface FieldProps {
  readonly label: string;
  readonly isPro?: boolean | undefined;
  readonly note?: string | undefined;
  /** What is wrong with the value, in words that say what to do. */
  readonly faults?: readonly string[] | undefined;
}

interface Props extends FieldProps {
  /** Of the control; its note has `-note` behind that, its faults `-faults`. */
  readonly id: string;
  readonly isWide?: boolean;
  /** The control is a group, and has the label as its name. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** What describes a control with this id to readers of the screen. */
export function describedBy(id: string, {note, faults = []}: FieldProps): string | undefined {
  const ids = [note !== undefined && `${id}-note`, faults.length > 0 && `${id}-faults`];
  return ids.filter((one) => one !== false).join(' ') || undefined;
}

/** A label, its control, and what is said about it. */
export function FieldFrame(props: Props): ReactNode {
  const {id, label, isPro = false, note, faults = [], isWide = false, isGroup = false} = props;
  return (
    <div
      className={clsx(styles.field, isWide && styles.wide, faults.length > 0 && styles.faulty)}
      {...(isGroup && {role: 'group', 'aria-labelledby': `${id}-label`})}
    >
      <div className={styles.label}>
        {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {isPro && <ProMark />}
      </div>
      {props.children}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
      <FaultList id={id} faults={faults} />
    </div>
  );
}

/** What is wrong with a value. */
export function FaultList({
  id,
  faults,
}: {
  readonly id: string;
  readonly faults: readonly string[];
}): ReactNode {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} id={`${id}-faults`}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}
