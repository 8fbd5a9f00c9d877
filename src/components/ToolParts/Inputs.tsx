import {useId, type ReactNode} from 'react';

import {NumberInput, type NumberProps} from './NumberInput';
import styles from './ToolParts.module.css';

/** A number: what is typed counts when it is in range, and is brought there when the field is left. */
export function NumberField({label, ...number}: NumberProps & {readonly label: string}): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <NumberInput id={id} {...number} />
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** In characters. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** More than one makes a field of several lines. */
  readonly rows?: number;
  readonly note?: string;
  readonly onChange: (value: string) => void;
}

/** A text of one or several lines. */
export function TextField(props: TextFieldProps): ReactNode {
  const {label, value, maxLength, placeholder, rows = 1, note, onChange} = props;
  const id = useId();
  const shared = {
    id,
    className: styles.input,
    value,
    maxLength,
    placeholder,
    autoComplete: 'off',
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={({target}) => {
            onChange(target.value);
          }}
        />
      ) : (
        <input
          {...shared}
          type="text"
          onChange={({target}) => {
            onChange(target.value);
          }}
        />
      )}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
