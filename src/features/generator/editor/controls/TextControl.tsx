import type {ReactNode} from 'react';
import type {TextField} from '@komebiyori/overlays/model/fields';
import {describedByTyped, TypedNote, useTypedText} from '@site/src/components/ToolParts';
import {codePoints} from '@site/src/lib/textLimit';

import ui from '../ui/ui.module.css';
import type {ControlProps} from './control';

/** A line of text. */
export function TextControl(props: ControlProps<TextField>): ReactNode {
  const {field, value, onChange, id, describedBy} = props;
  const limit = {max: field.maxLength, count: codePoints};
  const typed = useTypedText(String(value), limit, onChange);
  return (
    <>
      <input
        className={ui.field}
        type="text"
        id={id}
        aria-describedby={describedByTyped(describedBy, {id, typed})}
        {...typed.field}
      />
      <TypedNote id={id} typed={typed} />
    </>
  );
}
