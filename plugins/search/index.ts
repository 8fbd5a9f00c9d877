import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {PAGES_ROOT, type IndexFile} from '@komebiyori/search/indexFile';
import {loadedVersions} from '../lib/manuals';
import {parseOptions, type SearchOptions} from './options';
import {contentHash, sourceHash, keepPages, keptPages, writeIndex} from './server/writeIndex';
import {readAskedOf, readAskedPages, type Asked} from './server/asked';
import {indexManuals} from './server/indexManuals';
import {indexPages} from './server/indexPages';
import type {SearchGlobalData} from './shared/globalData';

const FOLDER = 'assets/search';

/** A chunk of the worker's libraries would be loaded after the worker, while nothing else happens. */
const WHOLE_WORKER: ReturnType<NonNullable<Plugin['configureWebpack']>> = {
  optimization: {
    splitChunks: {
      chunks: (chunk) => chunk.name !== 'search-worker' && !chunk.canBeInitial(),
    },
  },
};

/** Search over the manual and the pages of the site; see README.md. */
export default function searchPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, siteDir, generatedFilesDir} = context;
  const {trailingSlash} = context.siteConfig;
  const generated = path.join(generatedFilesDir, 'search-index');
  let pagesName = '';
  let docsPaths: string[] = [];
  let askedOf = (_route: string): Asked => [];
  let data: SearchGlobalData | undefined;
  const isDevelopment = process.env.NODE_ENV === 'development';

  const addressIn = (name: string): string => `${baseUrl}${FOLDER}/${name}`;
  const addressOf = (permalink: string): string =>
    applyTrailingSlash(permalink, {trailingSlash, baseUrl});
  const write = (name: string, index: IndexFile): Promise<void> =>
    writeIndex(path.join(generated, name), index);

  const makeIndexes = async (manuals: readonly LoadedVersion[]): Promise<SearchGlobalData> => {
    await rm(generated, {recursive: true, force: true});
    await mkdir(generated, {recursive: true});
    const indexed = await indexManuals(manuals, context, baseUrl, addressOf);
    const versions = await Promise.all(
      indexed.map(async ({label, path: versionPath, name, index}) => {
        const file = `docs-${name}.${contentHash(JSON.stringify(index))}.json`;
        await write(file, index);
        return {label, path: versionPath, index: addressIn(file)};
      }),
    );
    docsPaths = versions.map((version) => version.path);
    pagesName = `pages.${await sourceHash(siteDir)}.json`;
    // What `npm start` serves is of the last build; a build replaces it when its pages are there.
    const kept = await keptPages(generatedFilesDir);
    await write(pagesName, kept ?? {root: PAGES_ROOT, pages: []});
    const {contexts, shortcut} = options;
    return {
      contexts,
      shortcut,
      baseUrl,
      versions,
      pages: addressIn(pagesName),
      lacksPages: kept === undefined && isDevelopment,
    };
  };

  return {
    name: 'search',

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () =>
      ['marks/watchAddress.browser.ts', 'openAhead.browser.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),

    async allContentLoaded({allContent, actions}) {
      // Needed at the end only, and read here: a slip is told before everything is bundled.
      const askedPages = await readAskedPages(siteDir, options.asked);
      const askedByRoute = await readAskedOf(siteDir, markdownPages(allContent));
      askedOf = (route) => askedByRoute.get(route) ?? askedPages[route] ?? [];
      // Development shows the index of its start: a changed word must not wait for eight manuals.
      if (data === undefined || !isDevelopment)
        data = await makeIndexes(loadedVersions(allContent));
      actions.setGlobalData(data);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack(_config, isServer) {
      if (!isDevelopment) return isServer ? undefined : WHOLE_WORKER;
      // `devServer` is known to Docusaurus but not to webpack's types; the variable lets it pass.
      const devServer = {static: [{directory: generated, publicPath: `${baseUrl}${FOLDER}`}]};
      const configuration = {mergeStrategy: {}, devServer};
      return configuration;
    },

    async postBuild({outDir, routesPaths, routesBuildMetadata, siteConfig}) {
      const isHidden = (route: string): boolean => routesBuildMetadata[route]?.noIndex === true;
      const {title} = siteConfig;
      const site = {siteDir, outDir, baseUrl, title, routesPaths, isHidden, askedOf};
      const index = await indexPages(site, docsPaths);
      await write(pagesName, index);
      await keepPages(generatedFilesDir, index);
      await cp(generated, path.join(outDir, FOLDER), {recursive: true});
    },
  };
}

/** The routes and sources of the pages that have front matter. */
function markdownPages(allContent: AllContent): (readonly [route: string, source: string])[] {
  // Written by Docusaurus's own plugin for pages, hence of this type.
  const pages = allContent['docusaurus-plugin-content-pages']?.['default'] as
    | PagesContent
    | undefined;
  return (pages ?? []).flatMap((page) =>
    page.type === 'mdx' ? [[page.permalink, page.source] as const] : [],
  );
}

/** Docusaurus adds `id` to the options and needs it back. */
export function validateOptions({options}: {options: {id?: string}}): SearchOptions & {id: string} {
  const {id = 'default', ...own} = options;
  return {...parseOptions(own), id};
}
