export {CharacterKeySwitch} from './CharacterKeySwitch';
export {KeyList, type KeyRow} from './KeyList';
