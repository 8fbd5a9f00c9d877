/** The command of `/developer/simulator.tgz` (plugins/playground), with a template to begin with. */
import path from 'node:path';
import {runCommand} from './runCommand';

runCommand(process.argv.slice(2), {
  // As the manual starts it: npx puts nothing on the PATH.
  command: 'npx ./simulator.tgz',
  templates: [path.join(__dirname, 'family')],
});
