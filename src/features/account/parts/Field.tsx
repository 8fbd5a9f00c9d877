import {useEffect, useId, useRef, useState, type ComponentProps, type ReactNode} from 'react';

import styles from './parts.module.css';
import type {Notice} from './useTask';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: ReactNode;
  /**
   * What the form's task says. What is wrong with the value is said here, and each time the focus
   * comes here; a value that the server has refused is selected, to be typed anew.
   */
  readonly notice?: Notice | undefined;
  /** The id of a text elsewhere that says what to enter. */
  readonly describedBy?: string | undefined;
  /** Whether the focus comes to the field when it appears. */
  readonly takesFocus?: boolean;
}

/** A field with its label, its note, and what is wrong with it. */
export function Field(props: Props): ReactNode {
  const {label, value, onChange, note, notice, describedBy, takesFocus = false, ...rest} = props;
  const problem = notice?.isAtField === true ? notice.text : undefined;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isFirst] = useState(takesFocus);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (problem === undefined) return;
    if (notice?.isLate === true) return;
    input.current?.focus();
    if (notice?.code !== undefined) input.current?.select();
  }, [problem, notice]);
  const described = [
    // First what is wrong: the rest was heard before.
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(describedBy === undefined ? [] : [describedBy]),
    ...(note === undefined ? [] : [`${id}-note`]),
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
        // A new element each time, so that the same words are read out again.
        <p key={notice?.id} className={styles.problem} id={`${id}-problem`} role="alert">
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
