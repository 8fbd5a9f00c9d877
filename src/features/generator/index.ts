export {GeneratorIndex} from './GeneratorIndex';
export {GeneratorIntro} from './GeneratorIntro';
