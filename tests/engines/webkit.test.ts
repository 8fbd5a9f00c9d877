import {findWebKit} from '../../scripts/lib/engines';
import {describeJobs} from './jobs';
import {startWebKit} from './support/webkit';

const found = findWebKit();

describeJobs('WebKit', found === undefined ? undefined : (options) => startWebKit(found, options));
