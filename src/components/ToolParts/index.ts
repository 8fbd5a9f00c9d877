export {Button} from './Button';
export {Choice, Switch, type Option} from './Fields';
export {NumberField, TextField} from './Inputs';
export {NumberInput, type NumberProps} from './NumberInput';
export {Panel} from './Panel';
export {StateBar} from './StateBar';
export {ToneMark} from './ToneMark';
export {useAutosave, type AutosaveStatus} from './useAutosave';
