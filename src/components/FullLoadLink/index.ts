export {FullLoadLink} from './FullLoadLink';
