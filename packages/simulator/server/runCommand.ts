import {emitKeypressEvents} from 'node:readline';
import {CONFIG, rareMessages} from '../app';
import type {Kind} from '../scenario';
import {helpOf, readArgs} from './args';
import {startLines, whyNotStarted} from './lines';
import {startSimulator, type SimulatorOptions, type Simulator} from './start';

interface Command {
  /** That starts it, as one types it. */
  readonly command: string;
  /** Served when the command line names no templates. */
  readonly templates?: readonly string[];
}

async function run(options: SimulatorOptions, command: string): Promise<void> {
  const log = (line: string): void => {
    console.log(printable(line));
  };
  try {
    const simulator = await startSimulator({...options, examples: true, log});
    const quit = (): void => {
      void simulator.close().then(() => process.exit(0));
    };
    // Before the lines that name Ctrl+C.
    process.once('SIGINT', quit);
    process.once('SIGTERM', quit);
    for (const line of startLines(simulator, options, process.stdin.isTTY)) console.log(line);
    listenToKeys(simulator, quit, log);
  } catch (error) {
    for (const line of whyNotStarted(error, options.port ?? 11180, command)) console.error(line);
    process.exitCode = 1;
  }
}

/** Longer lines tell no more of a request. */
const MAX_LINE = 500;

/** Requests are in the lines, and any page of the web can send some: none gives orders to a terminal. */
export const printable = (line: string): string =>
  line.slice(0, MAX_LINE).replaceAll(/\p{Cc}/gu, '�');

/** Does what the command line asks for. */
export function runCommand(args: readonly string[], {command, templates = []}: Command): void {
  const wish = readArgs(args);
  if (wish.kind === 'help') console.log(helpOf(command));
  else if (wish.kind === 'run') void run({templates, ...wish.options}, command);
  else {
    for (const line of wish.lines) console.error(line);
    console.error(`使い方は ${command} --help で見られます。`);
    process.exitCode = 1;
  }
}

const KINDS: Readonly<Record<string, Kind>> = {
  b: 'burst',
  g: 'gift',
  d: 'deleted',
  p: 'pinned',
  c: 'cleared',
};

/**
 * Lets single keys steer the simulator while a terminal is there.
 * @param quit called for `q` and Ctrl+C
 */
function listenToKeys(simulator: Simulator, quit: () => void, log: (line: string) => void): void {
  const {stdin} = process;
  if (!stdin.isTTY) return;
  let playing = true;
  const rare = rareMessages(CONFIG);
  let turn = 0;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.on('keypress', (_: unknown, key: {name?: string; ctrl?: boolean}) => {
    const {name = '', ctrl = false} = key;
    const kind = KINDS[name];
    if (name === 'q' || (ctrl && name === 'c')) quit();
    else if (name === 'n') simulator.step();
    else if (name === 'e') {
      const message = rare[turn % rare.length];
      turn += 1;
      if (message === undefined) return;
      simulator.send(message);
      log(`送りました: ${message.type}`);
    } else if (name === 'space') {
      playing = !playing;
      if (playing) simulator.play();
      else simulator.pause();
    } else if (kind !== undefined) simulator.make(kind);
  });
}
