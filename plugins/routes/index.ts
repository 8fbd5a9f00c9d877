import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitTables, versionFile} from './splitTables';

const client = (name: string): string => path.join(__dirname, 'client', name);

/** As Docusaurus's `App` asks for its own; ours asks for that by its whole path. */
const ORIGINAL = /^\.\/PendingNavigation$/u;

/** How pages are found, fetched ahead and loaded by the application; see README.md. */
export default function routesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    getClientModules: () => [client('navigation.browser.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      // The server renders every page.
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      // Development reloads the tables as they change.
      const tables = process.env['NODE_ENV'] !== 'production' ? {} : writeTables(generatedFilesDir);
      return {
        // First, or the alias of the whole folder of tables wins.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {...tables, 'react-loadable$': client('loadable.browser.ts')}},
        plugins: [
          new NormalModuleReplacementPlugin(ORIGINAL, client('PendingNavigation.browser.ts')),
        ],
      };
    },
  };
}

/** Writes the tables of routes without those of older manuals; returns the aliases that lead to them. */
function writeTables(generatedFilesDir: string): Record<string, string> {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const {common, versions, pages} = splitTables({
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
  return {
    '@generated/routes$': write('routes.js', common.routes),
    '@generated/routesChunkNames$': write('routesChunkNames.json', common.chunkNames),
    '@generated/registry$': write('registry.js', common.registry),
  };
}
