import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {testFolder} from '../../scripts/lib/testFolder';
import hostingPlugin from './index';

let outDir = '';
beforeEach(() => {
  outDir = testFolder('hosting');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the end of a build', () => {
  const said = async (...notices: (string | undefined)[]): Promise<unknown[]> => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const plugin = hostingPlugin({} as LoadContext, {
      ...{backendUrl: '', versions: [], retired: {}, extraSources: {}, notices},
      security: {contact: 'security@site.example', origins: []},
    });
    const build = {outDir, siteConfig: {url: 'https://site.example'}, routesPaths: []};
    await plugin.postBuild?.(
      build as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0],
    );
    return warn.mock.calls.flat() as unknown[];
  };

  it('says what must be noticed', async () => {
    expect(await said('Built WITHOUT accounts', undefined, 'SITE_URI was not read')).toEqual([
      '[WARNING] Built WITHOUT accounts',
      '[WARNING] SITE_URI was not read',
    ]);
  });
  it('says nothing when all is as it was asked for', async () => {
    expect(await said(undefined)).toEqual([]);
  });
});
