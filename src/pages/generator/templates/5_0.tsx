import {GeneratorIntro} from '@site/src/features/generator';

export default () => <GeneratorIntro version="5_0" />;
