export {EffectEditor} from './EffectEditor';
