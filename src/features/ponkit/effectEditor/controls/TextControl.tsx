import {useId, type ReactNode} from 'react';
import {FIELD_LOOK, useTypedText} from '@site/src/components/ToolParts';

import {described, FieldFrame, withTyped, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly value: string;
  /** More than one makes a field of several lines. */
  readonly rows?: number | undefined;
  /** In characters. */
  readonly maxLength: number;
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
  const typed = useTypedText(value, {max: maxLength}, onChange);
  const frame = withTyped(props, typed);
  const shared = {
    id,
    className: FIELD_LOOK,
    placeholder,
    autoComplete: 'off',
    spellCheck: !isCode,
    'data-code': isCode || undefined,
    ...typed.field,
    ...described(id, frame, typed),
  };
  return (
    <FieldFrame {...frame} id={id} isWide={isWide}>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
    </FieldFrame>
  );
}
