import {GeneratorPage} from '@site/src/features/generator';

export default () => <GeneratorPage version="8_0" />;
