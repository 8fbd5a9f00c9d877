export {FullLoadLink, needsFullLoad} from './FullLoadLink';
