export {ScrollTable} from './ScrollTable';
