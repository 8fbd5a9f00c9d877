import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {headersFile} from '../hosting/formats/netlify';
import {contentSecurityPolicy} from '../hosting/policy';
import {hostingRules} from '../hosting/rules';
import type {ThirdPartyOptions} from './activeIds';
import {thirdPartySources} from './cspSources';
import thirdPartyPlugin from './index';

const BOTH: ThirdPartyOptions = {
  adClientId: 'ca-pub-1234567890123456',
  tagManagerId: 'GTM-ABC1234',
  appEnv: 'production',
};
const OFF: [string, ThirdPartyOptions][] = [
  ['no id is set', {...BOTH, adClientId: '', tagManagerId: ''}],
  ['it is a development build', {...BOTH, appEnv: 'development'}],
  ['it is a test build', {...BOTH, appEnv: 'test'}],
];
const HOSTING = {inlineScriptHashes: ['sha256-abc='], backendUrl: '', versions: ['8.0']};

// The plugin reads nothing of the context.
const pluginFor = (options: ThirdPartyOptions): ReturnType<typeof thirdPartyPlugin> =>
  thirdPartyPlugin({} as LoadContext, {...options, accountUrl: ''});

describe('third-party plugin', () => {
  it.each(OFF)('adds nothing when %s', (_name, options) => {
    expect(pluginFor(options)).toBeNull();
    expect(thirdPartySources(options)).toEqual({});
  });

  it.each([
    ['both ids', BOTH],
    ['the ad client alone', {...BOTH, tagManagerId: ''}],
    ['the tag manager alone', {...BOTH, adClientId: ''}],
  ])('adds its client modules for %s', (_name, options) => {
    expect(pluginFor(options)?.getClientModules?.()).toEqual([
      './client/consent.css',
      './client/clientModule.browser.ts',
    ]);
  });
});

describe('content security policy', () => {
  const policy = (options: ThirdPartyOptions): Record<string, string[]> =>
    Object.fromEntries(
      contentSecurityPolicy({...HOSTING, extraSources: thirdPartySources(options)})
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    );
  const ADS = 'https://pagead2.googlesyndication.com';
  const TAGS = 'https://*.googletagmanager.com';

  it('allows each service its script, and only when it is active', () => {
    const ads = policy({...BOTH, tagManagerId: ''});
    const tags = policy({...BOTH, adClientId: ''});
    const both = policy(BOTH);
    expect(ads['script-src']).toContain(ADS);
    expect(ads['script-src']).not.toContain(TAGS);
    expect(tags['script-src']).toContain(TAGS);
    expect(tags['script-src']).not.toContain(ADS);
    expect(both['script-src']).toEqual(expect.arrayContaining([ADS, TAGS]));
  });

  it.each(OFF)('is that of a site of our own when %s', (_name, options) => {
    expect(policy(options)).toEqual(policy({...BOTH, adClientId: '', tagManagerId: ''}));
    expect(policy(options)['frame-src']).toEqual(["'self'"]);
    expect(policy(options)['script-src']).toEqual(["'self'", "'sha256-abc='"]);
  });

  it('names no origin twice and loosens nothing', () => {
    for (const sources of Object.values(policy(BOTH))) {
      expect(new Set(sources).size).toBe(sources.length);
    }
    expect(policy(BOTH)['script-src']?.join(' ')).not.toMatch(/unsafe| \*(?: |$)/u);
  });

  it('fits into the header line of every host with both services and a backend', () => {
    const rules = hostingRules({
      ...HOSTING,
      inlineScriptHashes: [`sha256-${'a'.repeat(43)}=`],
      backendUrl: 'https://a-rather-long-name.backend.example',
      extraSources: thirdPartySources(BOTH),
    });
    expect(() => headersFile(rules)).not.toThrow();
  });
});
