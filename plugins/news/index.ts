import {existsSync} from 'node:fs';
import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseEnv} from '../../config/env';
import {feedFiles} from './server/feeds';
import {decodeAddress, parseItems, type Candidate} from './server/newsItem';
import {itemRoutes, latestOf, listRoutes} from './server/newsRoutes';
import {prepareNews, type Article} from './server/prepareNews';
import {readFiles} from './server/readFiles';
import {readMicrocms} from './server/readMicrocms';
import type {LatestNews} from './shared/pages';

const DESCRIPTION = '新しいバージョンの公開と、使い方が変わる変更のお知らせです。';

/** The news: list, items and feeds, from files or from microCMS; see README.md. */
export default function newsPlugin(context: LoadContext): Plugin<Article[]> {
  const {siteDir, generatedFilesDir, siteConfig} = context;
  const folder = path.join(siteDir, 'news');
  const generated = path.join(generatedFilesDir, 'news-feeds');
  const site = {url: siteConfig.url, title: siteConfig.title, description: DESCRIPTION};

  const readSource = async (): Promise<Candidate[]> => {
    // Read here and not given as an option: Docusaurus writes options into files that the browser's
    // bundle is made from.
    const {MICROCMS_SERVICE_DOMAIN: serviceDomain, MICROCMS_API_KEY: apiKey} = parseEnv(
      process.env,
    );
    return serviceDomain === ''
      ? readFiles(folder, siteDir)
      : readMicrocms({serviceDomain, apiKey});
  };

  return {
    name: 'news',

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${folder}/*.md`],

    async loadContent() {
      const hasImage = (image: string): boolean =>
        existsSync(path.join(siteDir, 'static', decodeAddress(image)));
      const warn = (message: string): void => {
        console.warn(`[WARNING] ${message}`);
      };
      const candidates = await readSource();
      const items = parseItems(candidates);
      const sources = new Map(items.map(({id}, index) => [id, candidates[index]]));
      return prepareNews(
        items,
        hasImage,
        warn,
        (id) => sources.get(id) ?? {where: id, value: undefined},
      );
    },

    async contentLoaded({content, actions}) {
      for (const {path: route, props} of listRoutes(content)) {
        actions.addRoute({
          path: route,
          component: '@theme/NewsListPage',
          exact: true,
          props: {...props},
        });
      }
      for (const {path: route, props} of itemRoutes(content)) {
        actions.addRoute({
          path: route,
          component: '@theme/NewsItemPage',
          exact: true,
          props: {...props},
        });
      }
      // No global data, which travels with every page: the home page imports this file.
      await actions.createData('latest.json', latestOf(content) satisfies LatestNews);

      // Never emptied: `npm start` may read anew before it is done. The feeds are always the same three.
      await mkdir(generated, {recursive: true});
      for (const {name, text} of feedFiles(content, site)) {
        await writeFile(path.join(generated, name), text);
      }
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return undefined;
      // `devServer` is known to Docusaurus but not to webpack's types; the variable lets it pass.
      // Without `redirect: false` the page /news would be taken for the folder and get a slash.
      const staticOptions = {redirect: false};
      const devServer = {static: [{directory: generated, publicPath: '/news', staticOptions}]};
      const configuration = {mergeStrategy: {}, devServer};
      return configuration;
    },

    async postBuild({outDir}) {
      await cp(generated, path.join(outDir, 'news'), {recursive: true});
    },
  };
}
