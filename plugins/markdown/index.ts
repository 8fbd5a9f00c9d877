import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {HttpConsoleData, SocketConsoleData} from '../../src/lib/apiReference/definition';
import {rebuildOn} from '../lib/cache';
import {
  DEFINITIONS,
  httpConsoleData,
  readHttpApi,
  readSocketApi,
  socketConsoleData,
} from './apiReference';

interface Content {
  readonly http: HttpConsoleData;
  readonly socket: SocketConsoleData;
}

const GLOSSARY = path.join(__dirname, '..', '..', 'data', 'glossary.json');

/**
 * What the parts of pages that are not written by hand need beside the remark plugins, which
 * config/markdown.ts and config/docs.ts name: the tips of the glossary, and what the consoles know of
 * the definitions, as files that load with them. See README.md.
 */
export default function markdownPlugin(): Plugin<Content> {
  return {
    name: 'markdown',
    loadContent: () => ({
      http: httpConsoleData(readHttpApi()),
      socket: socketConsoleData(readSocketApi()),
    }),
    async contentLoaded({content: {http, socket}, actions: {createData}}) {
      await createData('http.json', http);
      await createData('socket.json', socket);
    },
    configureWebpack: rebuildOn([GLOSSARY, ...DEFINITIONS]),
    getClientModules: () => [path.join(__dirname, 'client', 'watchTerms.browser.ts')],
    getPathsToWatch: () => [...DEFINITIONS],
  };
}
