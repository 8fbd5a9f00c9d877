import {existsSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {namedScenario} from '../scenario';
import {KEY_HELP} from './args';
import type {Simulator, SimulatorOptions} from './start';
import {templatesIn} from './web/folders';

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
    `  HTTP API   ${origin}/api/info`,
    `  WebSocket  ws://localhost:${port}/sub?p=comments,deleted,clear`,
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
