export {PageCards} from './PageCards';
