/** `npm run simulator`: a stand-in for the app at 127.0.0.1:11180. */
import {HELP, readArgs} from './args';
import {listenToKeys} from './keys';
import {startLines, whyNotStarted} from './lines';
import {startSimulator, type SimulatorOptions} from './start';

async function run(options: SimulatorOptions): Promise<void> {
  const log = (line: string): void => {
    console.log(line);
  };
  try {
    const simulator = await startSimulator({...options, log});
    for (const line of startLines(simulator, options)) console.log(line);
    const quit = (): void => {
      void simulator.close().then(() => process.exit(0));
    };
    process.once('SIGINT', quit);
    process.once('SIGTERM', quit);
    listenToKeys(simulator, quit);
  } catch (error) {
    for (const line of whyNotStarted(error, options.port ?? 11180)) console.error(line);
    process.exitCode = 1;
  }
}

const wish = readArgs(process.argv.slice(2));
if (wish.kind === 'help') console.log(HELP);
else if (wish.kind === 'run') void run(wish.options);
else {
  for (const line of wish.lines) console.error(line);
  console.error('使い方は npm run simulator -- --help で見られます。');
  process.exitCode = 1;
}
