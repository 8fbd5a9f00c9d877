export {MicChecker} from './MicChecker';
