import {useId, type ReactNode} from 'react';

import styles from './controls.module.css';
import {describedBy, FieldFrame, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly value: string;
  /** More than one makes a field of several lines. */
  readonly rows?: number | undefined;
  /** In characters. */
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly isCode?: boolean | undefined;
  readonly isWide?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** A text of one or several lines. */
export function TextControl(props: Props): ReactNode {
  const {
    value,
    rows = 1,
    maxLength,
    placeholder,
    isCode = false,
    isWide = rows > 1,
    onChange,
  } = props;
  const id = useId();
  const shared = {
    id,
    className: styles.input,
    value,
    maxLength,
    placeholder,
    autoComplete: 'off',
    spellCheck: !isCode,
    'data-code': isCode || undefined,
    'aria-describedby': describedBy(id, props),
    'aria-invalid': (props.faults ?? []).length > 0 || undefined,
  };
  return (
    <FieldFrame {...props} id={id} isWide={isWide}>
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
    </FieldFrame>
  );
}
