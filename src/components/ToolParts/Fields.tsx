import {useId, type ReactNode} from 'react';

import styles from './ToolParts.module.css';

interface SwitchProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({label, note, checked, disabled, onChange}: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.switchLabel}>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={note === undefined ? undefined : id}
          onChange={({target}) => {
            onChange(target.checked);
          }}
        />
        {label}
      </label>
      {note !== undefined && (
        <p className={styles.note} id={id}>
          {note}
        </p>
      )}
    </div>
  );
}

export interface Option<T extends string> {
  readonly value: T;
  readonly name: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of a few. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactNode {
  const {label, value, options, disabled, onChange} = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({target}) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
