import {findFirefox} from '../../scripts/lib/engines';
import {describeJobs} from './jobs';
import {startFirefox} from './support/firefox';

const found = findFirefox();

describeJobs(
  'Firefox',
  found === undefined ? undefined : (options) => startFirefox(found, options),
);
