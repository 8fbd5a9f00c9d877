export {PageHeader} from './PageHeader';
