export {Ponkit} from './Ponkit';
