import {describe, expect, it} from 'vitest';
import {parseSearch} from './parseSearch';
import {searchAddress} from './searchAddress';
import {versionParameter} from './versionParameter';

const known = {baseUrl: '/', versionPaths: ['/docs', '/docs/7.2'], contexts: ['developer']};
const latest = {query: '', context: '', versionPath: '/docs'};

describe('searchAddress', () => {
  it.each([
    [latest, '/search'],
    [{...latest, query: '棒 読み'}, '/search?q=%E6%A3%92+%E8%AA%AD%E3%81%BF'],
    [{...latest, query: 'a&b=c'}, '/search?q=a%26b%3Dc'],
    [{...latest, query: 'a', context: 'developer'}, '/search?q=a&ctx=developer'],
    [{...latest, query: 'a', versionPath: '/docs/7.2'}, '/search?q=a&version=docs/7.2'],
  ])('writes %j as %s, and reads it back', (state, address) => {
    expect(searchAddress(state, known)).toBe(address);
    expect(parseSearch(address.slice('/search'.length), known)).toEqual(state);
  });
});

describe('parseSearch', () => {
  it.each(['?version=docs/7.2', '?version=/docs/7.2/', '?version=docs%2F7.2'])(
    'reads %s',
    (search) => {
      expect(parseSearch(search, known).versionPath).toBe('/docs/7.2');
    },
  );
  it.each(['?version=docs/9.9', '?version=', '?ctx=nothing'])('ignores %s', (search) => {
    expect(parseSearch(search, known)).toEqual(latest);
  });
});

it('names a version that lies outside the base URL', () => {
  expect(() => versionParameter('/docs', '/site/')).toThrow(
    'A version URL must start with the base URL.',
  );
});
