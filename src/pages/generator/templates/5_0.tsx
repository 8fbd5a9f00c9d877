import {GeneratorPage} from '@site/src/features/generator';

export default () => <GeneratorPage version="5_0" />;
