import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import type {PluginConfig} from '@docusaurus/types';
import type {CspSources} from '../plugins/hosting/policy';
import type {SearchContext} from '../plugins/search/shared/globalData';
import type {Env} from './env';

/** The settings of the owner's index at Algolia; all of them are public. */
export type HostedSearch = Pick<ThemeConfigAlgolia, 'appId' | 'apiKey' | 'indexName'>;

/** Undefined when the site searches by itself, which it does unless all three are set. */
export function hostedSearch(env: Env): HostedSearch | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = env;
  return appId === '' || apiKey === '' || indexName === '' ? undefined : {appId, apiKey, indexName};
}

/** The theme that gives or fits the search box and the results page. */
export function searchThemes(hosted: HostedSearch | undefined): PluginConfig[] {
  if (hosted === undefined)
    return [
      ['./plugins/search/index.ts', {contexts: searchContexts, asked: 'data/askedPages.json'}],
    ];
  // It wraps the results page of the theme that the preset loads for `themeConfig.algolia`.
  return ['./plugins/search/hosted/index.ts'];
}

/** What the hosted search needs of the theme configuration; nothing when it is off. */
export function searchThemeConfig(hosted: HostedSearch | undefined): {
  algolia?: Partial<ThemeConfigAlgolia>;
} {
  if (hosted === undefined) return {};
  // Only pages of the manual that the visitor reads, and those outside of every manual.
  return {algolia: {...hosted, contextualSearch: true, searchPagePath: 'search'}};
}

/**
 * The origins that Algolia's client asks: the nearest server, and three others when it is silent
 * (algoliasearch 5, `getDefaultHosts`).
 */
export function hostedSearchSources(hosted: HostedSearch | undefined): CspSources {
  if (hosted === undefined) return {};
  // Host names know no upper case; an application's id is written in it.
  const app = hosted.appId.toLowerCase();
  const others = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  return {'connect-src': [`https://${app}-dsn.algolia.net`, ...others]};
}

/** The sources of several services, each origin once. */
export function joinSources(all: readonly CspSources[]): CspSources {
  const joined: {-readonly [Directive in keyof CspSources]: readonly string[]} = {};
  for (const sources of all) {
    for (const directive of Object.keys(sources) as (keyof CspSources)[]) {
      joined[directive] = [
        ...new Set([...(joined[directive] ?? []), ...(sources[directive] ?? [])]),
      ];
    }
  }
  return joined;
}

/** Parts of the manual that can be searched by themselves: the sections with an index page. */
const searchContexts: SearchContext[] = [
  {path: 'guide', label: 'ガイド'},
  {path: 'feature', label: '機能'},
  {path: 'settings', label: '設定'},
  {path: 'trouble-shooting', label: '困ったときは'},
  {path: 'customize', label: 'カスタマイズ'},
  {path: 'pro', label: 'Pro'},
  {path: 'developer', label: '開発者向け'},
];
