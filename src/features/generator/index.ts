export {GeneratorIntro} from './GeneratorIntro';
