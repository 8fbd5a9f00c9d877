/** Ends a command that a Node runs which is too old for it. Every script imports it before anything else. */
import {engines} from '../../package.json';
import {nodeFault} from './nodeVersion';

const fault = nodeFault(process.versions.node, engines.node);
if (fault !== undefined) {
  console.error(fault.text);
  if (fault.isFatal) process.exit(1);
}
