import {GeneratorIndex} from '@site/src/features/generator';

export default () => <GeneratorIndex />;
