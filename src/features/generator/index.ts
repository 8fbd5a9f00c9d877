export {GeneratorPage} from './GeneratorPage';
