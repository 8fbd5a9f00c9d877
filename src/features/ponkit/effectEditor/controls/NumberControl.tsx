import type {ReactNode} from 'react';
import {rangeText} from '@komebiyori/fields';
import {NumberField, type FieldProps, type NumberProps} from '@site/src/components/ToolParts';

/** A number as a file has it, with all of its digits; the pointer is told its range. */
export function NumberControl(props: FieldProps & NumberProps<number | undefined>): ReactNode {
  return <NumberField<number | undefined> {...props} digits={Infinity} title={rangeText(props)} />;
}
