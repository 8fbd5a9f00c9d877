import type {Config} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {contentSecurityPolicy} from '../plugins/hosting/policy';
import {hostedSearchSources, joinSources} from './hostedSearch';

const SETTINGS = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'komebiyori',
};
const OWN = './plugins/search/index.ts';

/** The configuration of the site as a build with these settings reads it. */
async function configWith(settings: Partial<typeof SETTINGS>): Promise<Config> {
  vi.resetModules();
  for (const name of Object.keys(SETTINGS)) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('../docusaurus.config')).default;
}

const nameOf = (plugin: unknown): unknown =>
  Array.isArray(plugin) ? (plugin[0] as unknown) : plugin;
const optionsOf = ({plugins = []}: Config, name: string): unknown => {
  const plugin: unknown = plugins.find((one) => nameOf(one) === name);
  return Array.isArray(plugin) ? plugin[1] : undefined;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the search of the site', () => {
  it('is our own when nothing is set, and nothing of Algolia is in the configuration', async () => {
    const config = await configWith({});
    const themes = config.themes?.map(nameOf);
    expect(themes).toEqual([OWN]);
    expect(JSON.stringify(config)).not.toMatch(/algolia/iu);
  });

  it('is the hosted one when all three are set, after the theme whose box it replaces', async () => {
    const config = await configWith(SETTINGS);
    const themes = config.themes?.map(nameOf);
    // The preset loads Algolia's theme for `themeConfig.algolia`, before those of the site.
    expect(themes).toEqual(['./plugins/search/hosted/index.ts']);
    expect(config.presets?.map(nameOf)).toEqual(['@docusaurus/preset-classic']);
    expect(config.themeConfig).toMatchObject({
      algolia: {
        appId: 'ABCDE12345',
        apiKey: SETTINGS.ALGOLIA_API_KEY,
        indexName: 'komebiyori',
        contextualSearch: true,
        searchPagePath: 'search',
      },
    });
    expect(optionsOf(config, './plugins/hosting/index.ts')).toMatchObject({
      extraSources: {'connect-src': hostedSearchSources({...ALGOLIA})['connect-src']},
    });
  });

  it('does not build with some of the three', async () => {
    const {ALGOLIA_API_KEY: _, ...some} = SETTINGS;
    await expect(configWith(some)).rejects.toThrow('  ALGOLIA_API_KEY: must be ');
  });
});

const ALGOLIA = {appId: 'ABCDE12345', apiKey: 'x', indexName: 'y'};

describe('the content security policy', () => {
  const policy = (hosted: typeof ALGOLIA | undefined): string =>
    contentSecurityPolicy({
      ...{inlineScriptHashes: [], backendUrl: '', versions: ['8.0']},
      extraSources: joinSources([
        {'connect-src': ['https://a.example']},
        hostedSearchSources(hosted),
      ]),
    });

  it('opens connections to the servers of the one application, and nothing else', () => {
    expect(policy(ALGOLIA)).toBe(
      policy(undefined).replace(
        'https://a.example',
        [
          'https://a.example',
          'https://abcde12345-dsn.algolia.net',
          ...[1, 2, 3].map((number) => `https://abcde12345-${number}.algolianet.com`),
        ].join(' '),
      ),
    );
  });

  it('names an origin of two services once', () => {
    const one = {'connect-src': ['https://a.example', 'https://b.example']};
    const other = {'connect-src': ['https://b.example'], 'img-src': ['https://b.example']};
    expect(joinSources([one, {}, other])).toEqual({...one, 'img-src': ['https://b.example']});
  });
});
