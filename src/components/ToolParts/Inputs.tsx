import {useId, type ReactNode} from 'react';
import styles from './ToolParts.module.css';
import {useTypedText, type Typed, useTypedNumber} from './useTyped';

interface Props {
  /** Of the field. */
  readonly id: string;
  readonly typed: Typed;
}

/** The ids that describe a field: its own, and what is said of what is typed in it. */
export function describedByTyped(
  own: string | undefined,
  {id, typed: {fault, note}}: Props,
): string | undefined {
  const ids = [own, (fault ?? note) ? `${id}-typed` : undefined];
  return ids.filter((one) => one !== undefined).join(' ') || undefined;
}

/** What is said at a field of what is typed in it. */
export function TypedNote({id, typed: {fault, note}}: Props): ReactNode {
  if (fault === undefined && note === undefined) return null;
  return (
    <p
      className={fault === undefined ? styles.note : styles.fault}
      id={`${id}-typed`}
      role={fault === undefined ? 'status' : 'alert'}
    >
      {fault ?? note}
    </p>
  );
}

/** A number: what is typed counts when it is in range; what is none stays, and is told. */
export function NumberField({label, ...number}: NumberProps & {readonly label: string}): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <NumberInput id={id} {...number} />
    </div>
  );
}

/** The look of a field, for one that is made elsewhere. */
export const FIELD_LOOK = styles.input;

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** In characters; of one line where `maxLines` is given. */
  readonly maxLength: number;
  /** The text is a list with one entry a line. */
  readonly maxLines?: number;
  readonly placeholder?: string;
  /** More than one makes a field of several lines. */
  readonly rows?: number;
  readonly note?: string;
  readonly onChange: (value: string) => void;
}

/** A text of one or several lines; one that is too long stays, but does not count, and says so. */
export function TextField(props: TextFieldProps): ReactNode {
  const {label, value, maxLength, maxLines, placeholder, rows = 1, note, onChange} = props;
  const id = useId();
  const typed = useTypedText(value, {max: maxLength, maxLines}, onChange);
  const noteId = note === undefined ? undefined : `${id}-note`;
  const shared = {
    id,
    className: styles.input,
    placeholder,
    autoComplete: 'off',
    'aria-describedby': describedByTyped(noteId, {id, typed}),
    ...typed.field,
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
      <TypedNote id={id} typed={typed} />
      {note !== undefined && (
        <p className={styles.note} id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}

/** A number and its range, both ends included. */
export interface NumberProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  /** Digits after the point that are shown; without it those of the step. */
  readonly digits?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

const digitsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** The input of a number, which a label names by its id. */
export function NumberInput(props: NumberProps & {readonly id: string}): ReactNode {
  const {id, value, min, max, step = 1, unit = '', disabled, onChange} = props;
  const {digits = digitsOf(step)} = props;
  const show = (number: number): string => String(Number(number.toFixed(digits)));
  const typed = useTypedNumber(value, {min, max, unit, show, onChange});
  return (
    <>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="decimal"
          aria-describedby={describedByTyped(undefined, {id, typed})}
          {...{min, max, step, disabled}}
          {...typed.field}
        />
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </span>
      <TypedNote id={id} typed={typed} />
    </>
  );
}
