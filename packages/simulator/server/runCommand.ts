import {existsSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {emitKeypressEvents} from 'node:readline';
import {CONFIG, rareMessages} from '../app';
import {namedScenario, type Kind} from '../scenario';
import {helpOf, KEY_HELP, readArgs} from './args';
import {startSimulator, type SimulatorOptions, type Simulator} from './start';
import {templatesIn} from './templates';

interface Command {
  /** That starts it, as one types it. */
  readonly command: string;
  /** Served when the command line names no templates. */
  readonly templates?: readonly string[];
}

const USUAL_PORT = 11180;

/**
 * What the console says when the simulator runs.
 * @param hasKeys whether a terminal is there that hears single keys
 */
export function startLines(
  {origin, port, templates}: Pick<Simulator, 'origin' | 'port' | 'templates'>,
  {scenario = 'chat', templates: folders = [], presets = [], lan = false}: SimulatorOptions,
  hasKeys = false,
): string[] {
  // The SDK looks for the app at 11180 whatever port its page came from.
  const query = port === USUAL_PORT ? '' : `?port=${port}`;
  const named = typeof scenario === 'string' ? namedScenario(scenario) : undefined;
  return [
    `本アプリの代わりに動いています: ${origin}`,
    `  流すもの   ${named ? `${named.label}（${named.description}）` : '指定のもの'}`,
    `  HTTP API   http://127.0.0.1:${port}/api/info`,
    `  WebSocket  ws://127.0.0.1:${port}/sub?p=comments,deleted,clear`,
    ...templates().map(
      ({name, preset}) =>
        `  テンプレート ${origin}/templates/${preset ? 'preset' : 'custom'}/${encodeURIComponent(name)}/index.html${query}`,
    ),
    ...[...folders, ...presets]
      .filter((folder) => !existsSync(folder))
      .map((folder) => `「${folder}」がありません。作ると、次の読み込みから配ります。`),
    ...[...folders.map(emptyOf(false)), ...presets.map(emptyOf(true))].flat(),
    ...(lan
      ? [
          '注意: 同じネットワークの、誰の端末からも読み書きできます。信頼できないネットワークでは --lan を外してください。',
          ...addresses().map((address) => `  ほかの端末から http://${address}:${port}/api/info`),
        ]
      : []),
    ...(hasKeys ? [KEY_HELP] : []),
    '止めるときは Ctrl+C を押します。',
  ];
}

/** What to say of a folder that is there and holds no template. */
const emptyOf =
  (preset: boolean) =>
  (folder: string): string[] =>
    existsSync(folder) && templatesIn(folder, preset).length === 0
      ? [
          `「${folder}」にテンプレートがありません。index.htmlのあるフォルダか、それを並べたフォルダを書きます。`,
        ]
      : [];

/**
 * What the console says when the simulator could not start, and what to do about it.
 * @param command that starts it, as one types it
 */
export function whyNotStarted(error: unknown, port: number, command: string): string[] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return [
      `ポート${port}は使用中です。本アプリか、ほかのシミュレーターを終了してください。`,
      `別のポートで動かすときは ${command} --port ${port + 1} とします。`,
    ];
  }
  if (code === 'EACCES') {
    return [`ポート${port}を使う権限がありません。--port に1024以上の別の番号を書いてください。`];
  }
  return [`始められませんでした: ${error instanceof Error ? error.message : String(error)}`];
}

function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({family, internal}) => family === 'IPv4' && !internal)
    .map(({address}) => address);
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
