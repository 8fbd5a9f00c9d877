/** `npm run simulator`: a stand-in for the app at 127.0.0.1:11180. */
import {runCommand} from './runCommand';

runCommand(process.argv.slice(2), {command: 'npm run simulator --'});
