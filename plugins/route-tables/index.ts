import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitTables, versionFile} from './splitTables';

/** Loads the tables of an older manual only where it is read; see README.md. */
export default function routeTablesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-tables',
    getClientModules: () => [path.join(__dirname, 'client', 'enterDocuments.browser.ts')],
    configureWebpack(_config, isServer) {
      // The server renders every page, and development reloads the tables as they change.
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      const read = (name: string): string =>
        readFileSync(path.join(generatedFilesDir, name), 'utf8');
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
      const alias = {
        '@generated/routes$': write('routes.js', common.routes),
        '@generated/routesChunkNames$': write('routesChunkNames.json', common.chunkNames),
        '@generated/registry$': write('registry.js', common.registry),
      };
      // First, or the alias of the whole folder wins.
      return {mergeStrategy: {'resolve.alias': 'prepend'}, resolve: {alias}};
    },
  };
}
