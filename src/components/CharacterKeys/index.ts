export {useCharacterKeys} from './useCharacterKeys';
