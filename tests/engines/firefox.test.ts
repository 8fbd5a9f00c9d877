import {findFirefox} from '../../scripts/lib/engines';
import {describeJobs} from './jobs';
import {KEEPS_NOTHING, startFirefox} from './support/firefox';
import {describeTools, describeWebm} from './toolJobs';

const found = findFirefox();

describeJobs(
  'Firefox',
  found === undefined ? undefined : (options) => startFirefox(found, options),
);

describeJobs(
  'Firefox that keeps nothing',
  found === undefined ? undefined : (options) => startFirefox(found, options, KEEPS_NOTHING),
  [describeWebm, describeTools],
);
