/** Ends a command that an unfit Node runs. Every script imports it before anything else. */
import {engines} from '../../package.json';
import {nodeFault} from './nodeVersion';

const fault = nodeFault(process.versions.node, engines.node);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
