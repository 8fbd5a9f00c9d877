import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './ToolParts.module.css';

/** What stands around the input of every field. */
export interface FieldProps {
  readonly label: string;
  /** Stands beside the label. */
  readonly mark?: ReactNode;
  readonly note?: string | undefined;
  /** What is wrong with the value, in words that say what to do. */
  readonly faults?: readonly string[] | undefined;
  /** What works, but not as one would think. */
  readonly warnings?: readonly string[] | undefined;
  /** Takes the whole width of a grid. */
  readonly isWide?: boolean | undefined;
}

interface FrameProps extends FieldProps {
  /** Of the input; its note has `-note` behind that, its faults `-faults`. */
  readonly id: string;
  /** The input is a group, and has the label as its name. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** What an input in a frame with this id has to know of it. */
export function framed(
  id: string,
  {note, faults = [], warnings = []}: FieldProps,
): {readonly id: string; readonly describedBy: string | undefined; readonly isInvalid: boolean} {
  const ids = [
    ...(note === undefined ? [] : [`${id}-note`]),
    ...(faults.length + warnings.length === 0 ? [] : [`${id}-faults`]),
  ];
  return {id, describedBy: ids.join(' ') || undefined, isInvalid: faults.length > 0};
}

/** A label, its input, and what is said about it. */
export function FieldFrame(props: FrameProps): ReactNode {
  const {id, label, mark, note, faults, warnings, isWide, isGroup = false, children} = props;
  return (
    <div
      className={clsx(styles.field, isWide && styles.wide)}
      {...(isGroup && {role: 'group', 'aria-labelledby': `${id}-label`})}
    >
      <div className={styles.label}>
        {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {mark}
      </div>
      {children}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
      <FaultList {...{id, faults, warnings}} />
    </div>
  );
}

/** What is wrong with a value, and what is only odd. */
export function FaultList(props: Pick<FrameProps, 'id' | 'faults' | 'warnings'>): ReactNode {
  const {id, faults = [], warnings = []} = props;
  if (faults.length + warnings.length === 0) return null;
  return (
    <ul className={styles.faults} id={`${id}-faults`}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {warnings.map((warning) => (
        <li key={warning} className={styles.warning}>
          {warning}
        </li>
      ))}
    </ul>
  );
}
