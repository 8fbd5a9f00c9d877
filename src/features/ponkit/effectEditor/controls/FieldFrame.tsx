import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Typed} from '@site/src/components/ToolParts';

import styles from './controls.module.css';

/** What every control of the form has. */
export interface FieldProps {
  readonly label: string;
  readonly isPro?: boolean | undefined;
  readonly note?: string | undefined;
  /** What is wrong with the value, in words that say what to do. */
  readonly faults?: readonly string[] | undefined;
  /** What works, but not as one would think. */
  readonly warnings?: readonly string[] | undefined;
}

interface Props extends FieldProps {
  /** Of the control; its note has `-note` behind that, its faults `-faults`. */
  readonly id: string;
  readonly isWide?: boolean;
  /** The control is a group, and has the label as its name. */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** What a frame is given when something is wrong with what is typed in it, or little is left. */
export const withTyped = <P extends FieldProps>(
  props: P,
  {fault, note}: Pick<Typed, 'fault' | 'note'>,
): P => ({
  ...props,
  faults: fault === undefined ? props.faults : [fault],
  note: note ?? props.note,
});

/** The attributes that tell screen readers what is said of the control with this id. */
export const described = (
  id: string,
  frame: FieldProps,
  {isInvalid}: Pick<Typed, 'isInvalid'> = {isInvalid: false},
): {readonly 'aria-describedby': string | undefined; readonly 'aria-invalid'?: true} => ({
  'aria-describedby': describedBy(id, frame),
  ...((isInvalid || (frame.faults ?? []).length > 0) && {'aria-invalid': true}),
});

/** What describes a control with this id to screen readers. */
function describedBy(
  id: string,
  {note, faults = [], warnings = []}: FieldProps,
): string | undefined {
  const ids = [
    note !== undefined && `${id}-note`,
    faults.length + warnings.length > 0 && `${id}-faults`,
  ];
  return ids.filter((one) => one !== false).join(' ') || undefined;
}

/** A label, its control, and what is said about it. */
export function FieldFrame(props: Props): ReactNode {
  const {
    id,
    label,
    isPro = false,
    note,
    faults = [],
    warnings,
    isWide = false,
    isGroup = false,
  } = props;
  return (
    <div
      className={clsx(styles.field, isWide && styles.wide)}
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
      <FaultList {...{id, faults, warnings}} />
    </div>
  );
}

interface FaultListProps extends Pick<FieldProps, 'faults' | 'warnings'> {
  readonly id: string;
}

/** What is wrong with a value, and what is only odd. */
export function FaultList({id, faults = [], warnings = []}: FaultListProps): ReactNode {
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

/** Says that a field works with the paid plan of the app, and leads to what that is. */
export function ProMark(): ReactNode {
  return (
    <a className={styles.pro} href="/membership" target="_blank" rel="noreferrer">
      Pro<span className="visually-hidden">の機能です（新しいタブで開きます）</span>
    </a>
  );
}
