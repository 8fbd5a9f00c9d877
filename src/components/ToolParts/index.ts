export {Button} from '../Button';
export {ConfirmDialog} from './ConfirmDialog';
export {FaultList, FieldFrame, framed, type FieldProps} from './FieldFrame';
export {Choice, NumberField, Switch, TextField} from './Fields';
export {
  Checks,
  FIELD_LOOK,
  NumberInput,
  Select,
  SWITCH_LOOK,
  TextInput,
  describedByTyped,
  TypedNote,
  UNIT_LOOK,
  WITH_UNIT_LOOK,
  type NumberProps,
  type Option,
} from './Inputs';
export {BENCH_LOOK, LOG_LOOK, Panel, ToneMark} from './Panel';
export {StageBox} from './StageBox';
export {StateBar} from './StateBar';
export {useAutosave, type AutosaveStatus} from './useAutosave';
export {
  TypedAnew,
  useTyped,
  useTypedNumber,
  useTypedText,
  type Reading,
  type Typed,
} from './useTyped';
