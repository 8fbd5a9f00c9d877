export {WebmMaker} from './WebmMaker';
