export {Lead} from './Lead';
