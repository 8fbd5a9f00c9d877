import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {loadedVersions} from '../manuals/loadedVersions';
import {parseOptions, type SearchOptions} from './options';
import {contentHash, sourceHash} from './server/contentHash';
import {indexDocs} from './server/indexDocs';
import {indexPages, PAGES_ROOT} from './server/indexPages';
import type {SearchGlobalData, SearchVersion} from './shared/globalData';
import type {IndexFile} from './shared/indexFile';
import {versionParameter} from './shared/searchAddress';

const FOLDER = 'assets/search';

/** Search over the manual and the pages of the site; see README.md. */
export default function searchPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, siteDir, generatedFilesDir} = context;
  const {trailingSlash} = context.siteConfig;
  const generated = path.join(generatedFilesDir, 'search-index');
  let pagesName = '';
  let docsPaths: string[] = [];

  const addressOf = (permalink: string): string =>
    applyTrailingSlash(permalink, {trailingSlash, baseUrl});
  const write = async (name: string, index: IndexFile): Promise<void> => {
    await writeFile(path.join(generated, name), JSON.stringify(index));
  };

  return {
    name: 'search',

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [path.join(__dirname, 'client', 'marks', 'watchAddress.browser.ts')],

    async allContentLoaded({allContent, actions}) {
      await rm(generated, {recursive: true, force: true});
      await mkdir(generated, {recursive: true});
      const versions = await Promise.all(
        loadedVersions(allContent).map(async (version): Promise<SearchVersion> => {
          versionParameter(version.path, baseUrl);
          const index = await indexDocs(version, siteDir, addressOf);
          const name = `docs-${version.versionName}.${contentHash(JSON.stringify(index))}.json`;
          await write(name, index);
          return {label: version.label, path: version.path, file: `${baseUrl}${FOLDER}/${name}`};
        }),
      );
      docsPaths = versions.map((version) => version.path);
      pagesName = `pages.${await sourceHash(siteDir)}.json`;
      // What `npm start` serves; a build replaces it when the pages are there.
      await write(pagesName, {root: PAGES_ROOT, pages: []});
      const pages = `${baseUrl}${FOLDER}/${pagesName}`;
      const {contexts, shortcut} = options;
      actions.setGlobalData({versions, pages, contexts, shortcut} satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      // `devServer` is known to Docusaurus but not to webpack's types; the variable lets it pass.
      const devServer = {static: [{directory: generated, publicPath: `${baseUrl}${FOLDER}`}]};
      const configuration = {mergeStrategy: {}, devServer};
      return configuration;
    },

    async postBuild({outDir, routesPaths, routesBuildMetadata, siteConfig}) {
      const isHidden = (route: string): boolean => routesBuildMetadata[route]?.noIndex === true;
      const site = {outDir, baseUrl, title: siteConfig.title, routesPaths, isHidden};
      await write(pagesName, await indexPages(site, docsPaths));
      await cp(generated, path.join(outDir, FOLDER), {recursive: true});
    },
  };
}

/** Docusaurus adds `id` to the options and needs it back. */
export function validateOptions({options}: {options: {id?: string}}): SearchOptions & {id: string} {
  const {id = 'default', ...own} = options;
  return {...parseOptions(own), id};
}
