import type {PadButton} from '../../work/pads';
import type {Editing} from './useEditing';

/** Of every group of fields. */
export interface FieldProps {
  readonly button: PadButton;
  readonly onChange: Editing['change'];
}
