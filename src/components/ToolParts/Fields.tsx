import {useId, type ReactNode} from 'react';

import {framed, FieldFrame, type FieldProps} from './FieldFrame';
import {
  NumberInput,
  Select,
  TextInput,
  type NumberProps,
  type Option,
  type TextProps,
} from './Inputs';
import styles from './ToolParts.module.css';

interface SwitchProps {
  readonly label: string;
  /** The whole name, where the label is one of many alike. */
  readonly name?: string;
  readonly note?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch(props: SwitchProps): ReactNode {
  const {label, name, note, checked, disabled, onChange} = props;
  const id = useId();
  return (
    <div>
      <label className={styles.switchLabel}>
        <input
          className={styles.toggle}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-label={name}
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

interface ChoiceProps<T extends string> extends FieldProps {
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of a few. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactNode {
  const {value, options, disabled, onChange} = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <Select {...{value, options, disabled, onChange}} {...framed(id, props)} />
    </FieldFrame>
  );
}

/** A number: what is typed counts when it is in range; what is none stays, and is told. */
export function NumberField<Value extends number | undefined>(
  props: NumberProps<Value> & FieldProps,
): ReactNode {
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <NumberInput {...props} {...framed(id, props)} />
    </FieldFrame>
  );
}

interface TextFieldProps extends FieldProps, Omit<TextProps, 'id' | 'limit'> {
  /** In characters; of one line where `maxLines` is given. */
  readonly maxLength: number;
  /** The text is a list with one entry a line. */
  readonly maxLines?: number;
}

/** A text of one or several lines; one that is too long stays, but does not count, and says so. */
export function TextField(props: TextFieldProps): ReactNode {
  const {value, rows, placeholder, spellCheck, className, onChange} = props;
  const {maxLength: max, maxLines} = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <TextInput
        {...{value, rows, placeholder, spellCheck, className, onChange}}
        {...framed(id, props)}
        limit={{max, maxLines}}
        autoComplete="off"
      />
    </FieldFrame>
  );
}
