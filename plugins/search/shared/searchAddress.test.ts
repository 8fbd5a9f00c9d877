import {describe, expect, it} from 'vitest';
import {parseSearch, searchAddress} from './searchAddress';
import {versionParameter} from './ownAddress';

const known = {
  baseUrl: '/',
  versions: [
    {path: '/docs', label: '8.0'},
    {path: '/docs/7.2', label: '7.2'},
  ],
  contexts: [{path: 'developer'}],
};
const latest = {query: '', context: '', isOutside: false, versionPath: '/docs'};

describe('searchAddress', () => {
  it.each([
    [latest, '/search'],
    [{...latest, query: '棒 読み'}, '/search?q=%E6%A3%92+%E8%AA%AD%E3%81%BF'],
    [{...latest, query: 'a&b=c'}, '/search?q=a%26b%3Dc'],
    [{...latest, query: 'a', context: 'developer'}, '/search?q=a&ctx=developer'],
    [
      {...latest, query: 'a', context: 'developer', isOutside: true},
      '/search?q=a&ctx=developer&outside=1',
    ],
    [{...latest, query: 'a', versionPath: '/docs/7.2'}, '/search?q=a&version=docs/7.2'],
  ])('writes %j as %s, and reads it back', (state, address) => {
    expect(searchAddress(state, known)).toBe(address);
    expect(parseSearch(address.slice('/search'.length), known)).toEqual(state);
  });

  it('cuts a long query, but no character in two', () => {
    const address = searchAddress({...latest, query: `${'a'.repeat(199)}🍙`}, known);
    expect(address).toBe(`/search?q=${'a'.repeat(199)}`);
    expect(parseSearch(`?q=${'あ'.repeat(3000)}`, known).query).toBe('あ'.repeat(200));
    // A space at the end would be lost with the next address.
    expect(parseSearch(`?q=${'OBS+'.repeat(60)}`, known).query).toMatch(/OBS$/u);
  });
});

describe('parseSearch', () => {
  it.each(['docs/7.2', '/docs/7.2/', 'docs%2F7.2', '7.2', 'v7.2', 'V7.2', 'docs/v7.2'])(
    'reads version=%s',
    (version) => {
      expect(parseSearch(`?version=${version}`, known)).toEqual({
        ...latest,
        versionPath: '/docs/7.2',
      });
    },
  );
  it.each(['?version=8.0', '?version=docs/8.0', '?version=docs', '?version='])(
    'reads %s as the latest',
    (search) => {
      expect(parseSearch(search, known)).toEqual(latest);
    },
  );
  it.each([
    ['docs/9.9', '9.9'],
    ['v9', '9'],
    ['x'.repeat(99), 'x'.repeat(20)],
  ])('tells that there is no version %s', (version, unknownVersion) => {
    expect(parseSearch(`?version=${version}`, known)).toEqual({...latest, unknownVersion});
  });
  it.each(['?ctx=nothing', '?outside=1', '?ctx=nothing&outside=1'])('ignores %s', (search) => {
    expect(parseSearch(search, known)).toEqual(latest);
  });
});

it('names a version that lies outside the base URL', () => {
  expect(() => versionParameter('/docs', '/site/')).toThrow(
    'A version URL must start with the base URL.',
  );
});
