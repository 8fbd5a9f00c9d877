import {useId, type ReactNode} from 'react';
import {FIELD_LOOK, useTypedText} from '@site/src/components/ToolParts';

import {described, FieldFrame, withTyped, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly values: readonly string[];
  readonly rows?: number;
  readonly placeholder?: string | undefined;
  readonly isCode?: boolean;
  /** Of one line, in characters. */
  readonly maxLength?: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** More than anybody writes by hand; a list beyond it makes the page slow. */
const MAX_LINES = 1000;

/** Texts, one a line. Lines that are empty while somebody types are no texts. */
export function LinesControl(props: Props): ReactNode {
  const {values, rows = 3, placeholder, isCode = false, maxLength = 200, onChange} = props;
  const id = useId();
  const limit = {max: maxLength, maxLines: MAX_LINES};
  const typed = useTypedText(values.join('\n'), limit, (text) => {
    onChange(text.split('\n').filter((line) => line !== ''));
  });
  const frame = withTyped(props, typed);
  return (
    <FieldFrame {...frame} id={id} isWide>
      <textarea
        id={id}
        className={FIELD_LOOK}
        data-code={isCode || undefined}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        {...typed.field}
        {...described(id, frame, typed)}
      />
    </FieldFrame>
  );
}
