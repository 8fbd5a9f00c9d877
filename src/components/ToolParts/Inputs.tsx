import {useId, type ReactNode} from 'react';

import {NumberInput, type NumberProps} from './NumberInput';
import styles from './ToolParts.module.css';
import {describedByTyped, TypedNote} from './TypedNote';
import {useTypedText} from './useTyped';

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
