import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {oneChunkTable} from './oneChunkTable';

const loader = (name: string): string => path.join(__dirname, 'loaders', name);

/**
 * What is cut from the browser's bundle:
 * - prism-react-renderer (26 KB gzip): code is highlighted at build (config/markdown.ts), so the
 *   highlighter and its themes have no caller in the browser.
 * - titles and descriptions of all pages in the data of a version (4 KB): see versionLoader.js.
 * - two of the three tables of chunks (12 KB): see oneChunkTable.ts.
 * - debug (5 KB): see `noLog` of packages/obs-link, which alone brings it.
 * - `plugins`, `themes`, `markdown`, `future` and `ssrTemplate` of the configuration: build
 *   settings that no component reads.
 */
export default function trimPlugin(): Plugin {
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    name: 'trim',
    getClientModules: () =>
      isProduction ? [path.join(__dirname, 'client', 'chunkAddress.ts')] : [],
    configureWebpack(config, isServer) {
      const alias = {'prism-react-renderer': path.join(__dirname, 'prismStub.js')};
      const version = {
        test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-[^\\/]+\.json$/u,
        use: loader('versionLoader.js'),
      };
      const inBrowser = {...alias, debug: '@komebiyori/obs-link/noLog'};
      // Pages talk to OBS in the browser only; without it the server's bundle has a WebSocket of Node.
      const onServer = {...alias, 'obs-websocket-js/json': false as const};
      if (isServer) return {resolve: {alias: onServer}, module: {rules: [version]}};
      return {
        resolve: {alias: inBrowser},
        ...(isProduction && oneChunkTable(config)),
        module: {
          rules: [
            version,
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/u,
              use: loader('configLoader.js'),
            },
          ],
        },
      };
    },
  };
}
