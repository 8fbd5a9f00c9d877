import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {DESKTOP, mediaQueries} from './mediaQueries';
import {cacheGroups} from './sheets';
import {ENTERED_FILE, splitTables, versionFile} from './splitTables';
import {writePageStyles} from './writePageStyles';

const loader = (name: string): string => path.join(__dirname, 'loaders', name);
const client = (name: string): string => path.join(__dirname, 'client', name);
const IS_BUILD = process.env['NODE_ENV'] === 'production';

const VERSION = {
  test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-[^\\/]+\.json$/u,
  use: loader('versionLoader.js'),
};
/** Docusaurus's own question for the width, which is that of the styles. */
const WINDOW_SIZE = {
  test: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/u,
  use: {loader: loader('windowSizeLoader.js'), options: {query: DESKTOP}},
};

/**
 * Makes `new URL('./x.worklet.ts', import.meta.url)` the address of a script for
 * `audioWorklet.addModule`: the module with all that it imports, as a file of its own. The same for
 * `x.bundle.ts`, a script that a page hands out in a file.
 *
 * The bundler would make a chunk with its own runtime of it (as of a worker), which asks for things
 * that a worklet's global scope does not have, and in development adds the client of hot reloading.
 */
const script = (isServer: boolean) => ({
  test: /\.(?:worklet|bundle)\.ts$/u,
  // Before all other loaders of the file: its `pitch` answers for them.
  enforce: 'post' as const,
  use: loader('scriptLoader.js'),
  type: 'asset/resource' as const,
  generator: {filename: 'assets/js/[name].[contenthash:8].js', emit: !isServer},
});

type Configure = NonNullable<Plugin['configureWebpack']>;
type Configuration = ReturnType<Configure>;

/** Code is highlighted at build, so the highlighter and its themes have no caller in the browser. */
const ALIAS = {'prism-react-renderer': path.join(__dirname, 'prismStub.js')};

const SERVER: Configuration = {
  // Pages talk to OBS in the browser only; without it the server's bundle has a WebSocket of Node.
  resolve: {alias: {...ALIAS, 'obs-websocket-js/json': false}},
  module: {rules: [VERSION, script(true)]},
  // It runs once and nobody loads it: finding out what could be left out costs more than leaving it in.
  optimization: {usedExports: false, innerGraph: false, mangleExports: false},
};

/** As Docusaurus's `App` asks for its own; ours asks for that by its whole path. */
const ORIGINAL = /^\.\/PendingNavigation$/u;

/** Docusaurus's plugin with a table of its own, from chunk names to ids. */
const REPLACED = 'ChunkAssetPlugin';

/**
 * Leaves one table of chunk files in the runtime instead of three: a chunk's id is its name, so that
 * neither its file nor its address for prefetching (client/chunkAddress.ts) needs another. With
 * eight manuals each table is 6 KB after gzip, on every page.
 */
function dropChunkTable({plugins = []}: Parameters<Configure>[0]): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === REPLACED);
  if (index === -1) throw new Error(`${REPLACED} is gone: see plugins/bundle/index.ts`);
  plugins.splice(index, 1);
}

/**
 * Shorter names would tell the forms of a file apart, too. But the bundler finds them again as plain
 * text, in all files: six digits may be a colour, or stand within the SHA-256 of a zip.
 */
const CHUNK_FILE = 'assets/js/[id].[contenthash:8].js';

/** ms; a script of which nothing has come then is told of. The bundler's own is two minutes. */
const LATE_MS = 30_000;

/** Writes the tables of routes without those of older manuals; returns the aliases that lead to them. */
function writeTables(generatedFilesDir: string): Record<string, string> {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const {common, entered, versions, pages} = splitTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  const folder = path.join(generatedFilesDir, 'route-tables');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  for (const [version, text] of Object.entries(versions)) write(versionFile(version), text);
  write('pages.js', pages);
  write(ENTERED_FILE, entered);
  return {
    '@generated/routes$': write('routes.js', common.routes),
    '@generated/routesChunkNames$': write('routesChunkNames.json', common.chunkNames),
    '@generated/registry$': write('registry.js', common.registry),
  };
}

/** The server renders every page, and needs none of this. */
function browserBundle(
  config: Parameters<Configure>[0],
  {currentBundler}: Parameters<Configure>[2],
  generatedFilesDir: string,
): Configuration {
  const {NormalModuleReplacementPlugin} = currentBundler.instance;
  if (IS_BUILD) dropChunkTable(config);
  const alias = {
    ...ALIAS,
    debug: '@komebiyori/obs-link/noLog',
    'react-loadable$': client('loadable.browser.ts'),
    // Development reloads the tables as they change.
    ...(IS_BUILD && writeTables(generatedFilesDir)),
  };
  return {
    ...(IS_BUILD && {entry: {main: client('entry.browser.ts')}}),
    output: {chunkLoadTimeout: LATE_MS, ...(IS_BUILD && {chunkFilename: CHUNK_FILE})},
    optimization: {...(IS_BUILD && {chunkIds: 'named'}), splitChunks: {cacheGroups}},
    // First, or the alias of the whole folder of tables wins.
    mergeStrategy: {'resolve.alias': 'prepend'},
    resolve: {alias},
    module: {rules: [VERSION, WINDOW_SIZE, script(false)]},
    plugins: [new NormalModuleReplacementPlugin(ORIGINAL, client('PendingNavigation.browser.ts'))],
  };
}

/**
 * What the bundler makes otherwise than Docusaurus tells it, and how the application finds pages,
 * loads them and has their styles; see README.md.
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundle',
    getClientModules: () => [
      client('navigation.browser.ts'),
      ...(IS_BUILD ? [client('chunkAddress.ts'), client('known.browser.ts')] : []),
    ],
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      // There is no file with further settings: looking for one beside each stylesheet takes 2 s.
      config: false,
      plugins: [...options.plugins, mediaQueries],
    }),
    configureWebpack(config, isServer, utils) {
      const own = isServer ? SERVER : browserBundle(config, utils, generatedFilesDir);
      return {...keptCache(config), ...own};
    },
    postBuild: ({outDir}) => writePageStyles(outDir),
  };
}

const PLUGINS = path.dirname(__dirname);

/**
 * What the bundler keeps for the next build is made anew after a change to a plugin, too: its loaders
 * and styles are in it. Docusaurus names the configuration alone, which names plugins by path.
 */
function keptCache({experiments}: Parameters<Configure>[0]): Configuration {
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
