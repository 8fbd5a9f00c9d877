import {useEffect, useId, useRef, type ComponentProps, type ReactNode} from 'react';

import styles from './parts.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: ReactNode;
  /** What is wrong with the value; the focus comes to the field when that is said. */
  readonly problem?: string | undefined;
}

/** A field with its label, its note, and what is wrong with it. */
export function Field({label, value, onChange, note, problem, ...rest}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== undefined) input.current?.focus();
  }, [problem]);
  const described = [
    ...(note === undefined ? [] : [`${id}-note`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        ref={input}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        onChange={({target}) => {
          onChange(target.value);
        }}
      />
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
