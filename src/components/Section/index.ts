export {Section} from './Section';
