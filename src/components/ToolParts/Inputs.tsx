import {useId, useState, type ReactNode} from 'react';

import styles from './ToolParts.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  /** Both included. */
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number: what is typed counts when it is in range, and is brought there when the field is left. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const {label, value, min, max, step = 1, unit, disabled, onChange} = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && number >= min && number <= max) onChange(number);
  };
  const leave = (): void => {
    const number = Number(typed);
    setTyped(undefined);
    if (typed === undefined || typed === '' || Number.isNaN(number)) return;
    onChange(Math.min(max, Math.max(min, number)));
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.input}
          type="number"
          value={typed ?? String(value)}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onChange={({target}) => {
            take(target.value);
          }}
          onBlur={leave}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
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
