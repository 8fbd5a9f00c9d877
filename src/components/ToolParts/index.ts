export {Button} from '../Button';
export {ConfirmDialog} from './ConfirmDialog';
export {Choice, Switch, type Option} from './Fields';
export {
  FIELD_LOOK,
  NumberField,
  TextField,
  NumberInput,
  type NumberProps,
  describedByTyped,
  TypedNote,
} from './Inputs';
export {Panel, ToneMark} from './Panel';
export {StageBox} from './StageBox';
export {StateBar} from './StateBar';
export {useAutosave, type AutosaveStatus} from './useAutosave';
export {useTyped, useTypedNumber, useTypedText, type Reading, type Typed} from './useTyped';
