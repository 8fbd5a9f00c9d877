import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {loadedVersions} from '../manuals/loadedVersions';
import {keptBlocks} from '../markdown/keptBlocks';
import {parseOptions, type SearchOptions} from './options';
import {contentHash, sourceHash} from './server/contentHash';
import {indexDocs} from './server/indexDocs';
import {indexPages, PAGES_ROOT} from './server/indexPages';
import {keepPages, keptPages, writeIndex} from './server/writeIndex';
import type {SearchGlobalData, SearchVersion} from './shared/globalData';
import {packIndex, type PackedIndex} from './shared/packIndex';
import {versionParameter} from './shared/versionParameter';

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
  let data: SearchGlobalData | undefined;
  const isDevelopment = process.env.NODE_ENV === 'development';

  const addressIn = (name: string): string => `${baseUrl}${FOLDER}/${name}`;
  const addressOf = (permalink: string): string =>
    applyTrailingSlash(permalink, {trailingSlash, baseUrl});
  const write = (name: string, index: PackedIndex): Promise<void> =>
    writeIndex(path.join(generated, name), index);

  const makeIndexes = async (manuals: readonly LoadedVersion[]): Promise<SearchGlobalData> => {
    await rm(generated, {recursive: true, force: true});
    await mkdir(generated, {recursive: true});
    const versions = await Promise.all(
      manuals.map(async (version): Promise<SearchVersion> => {
        versionParameter(version.path, baseUrl);
        const index = packIndex(await indexDocs(version, siteDir, addressOf));
        const name = `docs-${version.versionName}.${contentHash(JSON.stringify(index))}`;
        await write(name, index);
        return {label: version.label, path: version.path, index: addressIn(name)};
      }),
    );
    await (await keptBlocks(siteDir)).keep();
    docsPaths = versions.map((version) => version.path);
    pagesName = `pages.${await sourceHash(siteDir)}`;
    // What `npm start` serves is of the last build; a build replaces it when its pages are there.
    const kept = await keptPages(siteDir);
    await write(pagesName, kept ?? packIndex({root: PAGES_ROOT, pages: []}));
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
    getClientModules: () => [path.join(__dirname, 'client', 'marks', 'watchAddress.browser.ts')],

    async allContentLoaded({allContent, actions}) {
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
      const site = {siteDir, outDir, baseUrl, title: siteConfig.title, routesPaths, isHidden};
      const index = packIndex(await indexPages(site, docsPaths));
      await write(pagesName, index);
      await keepPages(siteDir, index);
      await cp(generated, path.join(outDir, FOLDER), {recursive: true});
    },
  };
}

/** Docusaurus adds `id` to the options and needs it back. */
export function validateOptions({options}: {options: {id?: string}}): SearchOptions & {id: string} {
  const {id = 'default', ...own} = options;
  return {...parseOptions(own), id};
}
