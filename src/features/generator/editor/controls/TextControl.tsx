import type {ReactNode} from 'react';
import type {TextField} from '@site/overlays/model/fields';

import ui from '../ui/ui.module.css';
import type {ControlProps} from './control';
import {useTyped} from './useTyped';

/** A line of text. */
export function TextControl(props: ControlProps<TextField>): ReactNode {
  const {field, value, onChange, id, describedBy} = props;
  const typing = useTyped(String(value), onChange);
  return (
    <input
      className={ui.field}
      type="text"
      id={id}
      aria-describedby={describedBy}
      maxLength={field.maxLength}
      {...typing}
    />
  );
}
