export {NameIndex, PageIndex} from './PageIndex';
