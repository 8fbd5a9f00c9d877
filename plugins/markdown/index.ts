import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HttpConsoleData, SocketConsoleData} from '../../src/lib/apiReference/definition';
import {rebuildOn} from '../lib/cache';
import {loadedVersions} from '../lib/manuals';
import {
  DEFINITIONS,
  httpConsoleData,
  readHttpApi,
  readSocketApi,
  socketConsoleData,
} from './apiReference';
import type {SourcesByVersion} from './changes/pageChanges';
import {readSources, writeChanges} from './changes/writeChanges';
import {writePages} from './output/writePages';

interface Content {
  readonly http: HttpConsoleData;
  readonly socket: SocketConsoleData;
}

const GLOSSARY = path.join(__dirname, '..', '..', 'data', 'glossary.json');

/**
 * What pages of Markdown need beside the remark plugins, which config/markdown.ts and config/docs.ts
 * name: the tips of the glossary, what the consoles know of the definitions, what the manual says
 * otherwise in other versions, and every page as Markdown. See README.md.
 */
export default function markdownPlugin(context: LoadContext): Plugin<Content> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const generated = path.join(generatedFilesDir, 'page-changes');
  const rebuild = rebuildOn([GLOSSARY, ...DEFINITIONS]);
  let sources: SourcesByVersion = new Map();

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
    async allContentLoaded({allContent}) {
      // Development shows changes as they were at its start.
      if (isDevelopment && sources.size > 0) return;
      sources = await readSources(loadedVersions(allContent), siteDir);
      if (!isDevelopment) return;
      await rm(generated, {recursive: true, force: true});
      await writeChanges(sources, generatedFilesDir, generated);
    },
    configureWebpack(...args) {
      // `devServer` is known to Docusaurus but not to webpack's types; the variable lets it pass.
      const devServer = {static: [{directory: generated, publicPath: baseUrl}]};
      const configuration = {...rebuild(...args), ...(isDevelopment && {devServer})};
      return configuration;
    },
    getClientModules: () => [path.join(__dirname, 'client', 'watchTerms.browser.ts')],
    getPathsToWatch: () => [...DEFINITIONS],
    async postBuild({outDir}) {
      await writeChanges(sources, generatedFilesDir, outDir);
      await writePages(outDir, context);
    },
  };
}
