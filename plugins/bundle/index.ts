import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const loader = (name: string): string => path.join(__dirname, 'loaders', name);

/**
 * What the browser's bundle is, other than Docusaurus makes it.
 *
 * Cut from it:
 * - prism-react-renderer (26 KB gzip): code is highlighted at build (config/markdown.ts), so the
 *   highlighter and its themes have no caller in the browser.
 * - titles and descriptions of all pages in the data of a version (8 KB for 8.0): see versionLoader.js.
 * - two of the three tables of chunks (12 KB): see oneChunkTable.
 * - debug (5 KB): see `noLog` of packages/obs-link, which alone brings it.
 * - `plugins`, `themes`, `markdown`, `future` and `ssrTemplate` of the configuration: build
 *   settings that no component reads (7 KB).
 *
 * Added: scripts as files of their own (SCRIPT).
 */
export default function bundlePlugin(): Plugin {
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    name: 'bundle',
    getClientModules: () =>
      isProduction ? [path.join(__dirname, 'client', 'chunkAddress.ts')] : [],
    configureWebpack(config, isServer) {
      const alias = {'prism-react-renderer': path.join(__dirname, 'prismStub.js')};
      const inBrowser = {...alias, debug: '@komebiyori/obs-link/noLog'};
      // Pages talk to OBS in the browser only; without it the server's bundle has a WebSocket of Node.
      const onServer = {...alias, 'obs-websocket-js/json': false as const};
      const script = {
        ...SCRIPT,
        generator: {filename: 'assets/js/[name].[contenthash:8].js', emit: !isServer},
      };
      const kept = keptCache(config);
      if (isServer)
        return {...kept, resolve: {alias: onServer}, module: {rules: [VERSION, script]}};
      return {
        ...kept,
        resolve: {alias: inBrowser},
        ...(isProduction && oneChunkTable(config)),
        module: {rules: [VERSION, CONFIG, script]},
      };
    },
  };
}

const VERSION = {
  test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-[^\\/]+\.json$/u,
  use: loader('versionLoader.js'),
};
const CONFIG = {
  test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/u,
  use: loader('configLoader.js'),
};

/**
 * Makes `new URL('./x.worklet.ts', import.meta.url)` the address of a script for
 * `audioWorklet.addModule`: the module with all that it imports, as a file of its own. The same for
 * `x.bundle.ts`, a script that a page hands out in a file.
 *
 * The bundler would make a chunk with its own runtime of it (as of a worker), which asks for things
 * that a worklet's global scope does not have, and in development adds the client of hot reloading.
 */
const SCRIPT = {
  test: /\.(?:worklet|bundle)\.ts$/u,
  // Before all other loaders of the file: its `pitch` answers for them.
  enforce: 'post',
  use: loader('scriptLoader.js'),
  type: 'asset/resource',
} as const;

type Configure = NonNullable<Plugin['configureWebpack']>;

const PLUGINS = path.dirname(__dirname);

/**
 * What the bundler keeps for the next build is made anew after a change to a plugin, too: its loaders
 * and styles are in it. Docusaurus names the configuration alone, which names plugins by path.
 */
function keptCache({experiments}: Parameters<Configure>[0]): ReturnType<Configure> {
  // Not there with DOCUSAURUS_NO_PERSISTENT_CACHE.
  if (experiments === undefined || !('cache' in experiments)) return {};
  const files = readdirSync(PLUGINS, {recursive: true, encoding: 'utf8'})
    .filter(
      (file) =>
        /\.[jt]s$/u.test(file) && !/[\\/](?:client|theme|testing)[\\/]|\.test\./u.test(file),
    )
    .map((file) => path.join(PLUGINS, file));
  return {experiments: {cache: {buildDependencies: files}}};
}

/** Docusaurus's plugin with a table of its own, from chunk names to ids. */
const REPLACED = 'ChunkAssetPlugin';

/**
 * One table of chunk files in the runtime instead of three: a chunk's id is its name, so that
 * neither its file nor its address for prefetching (client/chunkAddress.ts) needs another. With
 * eight manuals each table is 6 KB after gzip, on every page.
 */
function oneChunkTable({plugins = []}: Parameters<Configure>[0]): ReturnType<Configure> {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === REPLACED);
  if (index === -1) throw new Error(`${REPLACED} is gone: see plugins/bundle/index.ts`);
  plugins.splice(index, 1);
  return {
    optimization: {chunkIds: 'named'},
    // Shorter ones would tell the forms of a file apart, too. But the bundler finds them again as plain
    // text, in all files: six digits may be a colour, or stand within the SHA-256 of a zip.
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
  };
}
