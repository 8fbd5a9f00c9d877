import {describe, expect, it} from 'vitest';
import {hostingRules, type Redirect, type Rules, type RulesInput} from '../rules';
import {headersFile, redirectsFile} from './netlify';

const input: RulesInput = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.10', '8.0', '7.2'],
};
const withRedirects = (redirects: Redirect[]): Rules => ({...hostingRules(input), redirects});
const patternsOf = (text: string): string[] => text.match(/^\/.*$/gmu) ?? [];
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({length: count}, (_, at) => make(at));

describe('_redirects, as Cloudflare Pages reads it', () => {
  const moved = {'feature/stock': 'feature/stocks'};
  const retired = {'6.0': {'feature/gone': 'feature/near'}, '5.0': {'feature/gone': 'about'}};
  const lines = redirectsFile(hostingRules({...input, moved, retired}))
    .trimEnd()
    .split('\n');

  it.each([
    '/docs/ /docs/about 301',
    '/docs/8.10/ /docs/about 302',
    '/docs/feature/stock/ /docs/feature/stocks 301',
    '/docs/5.0/feature/gone/ /docs/about 301',
  ])('leads on from an address with a slash, which is another one there: %s', (line) => {
    expect(lines).toContain(line);
  });
  it('has all single addresses before the patterns, below which each counts as one', () => {
    const isPattern = lines.map((line) => line.includes('/* '));
    expect(isPattern).toEqual([...isPattern].sort((a, b) => Number(a) - Number(b)));
    expect(isPattern.filter(Boolean)).toHaveLength(6);
  });
  it('gives the search under both of its addresses, without a redirect', () => {
    expect(lines.filter((line) => line.startsWith('/search'))).toEqual(['/search/ /search 200']);
  });
  it('adds no slash to the home page', () => {
    expect(redirectsFile(withRedirects([{from: '/', to: '/a', status: 302}]))).toBe('/ /a 302\n');
  });
  it.each<[string, Redirect[]]>([
    ['2002 single addresses', many(1001, (at) => ({from: `/${at}`, to: '/', status: 301}))],
    ['101 patterns', many(101, (at) => ({from: `/${at}/*`, to: '/', status: 301}))],
    ['characters', [{from: '/a', to: `/${'b'.repeat(1000)}`, status: 301}]],
  ])('is refused when it is longer than is followed: %s', (what, redirects) => {
    expect(() => redirectsFile(withRedirects(redirects))).toThrow(what);
  });
});

describe('_headers, as Cloudflare Pages reads it', () => {
  it('is refused when the last rules would be dropped', () => {
    const reaching = many(100, (at) => `/docs/${at}`);
    expect(() => headersFile(hostingRules({...input, reaching}))).toThrow('follows 100');
  });
  it('has room for the checks of two further versions of the manual', () => {
    const reaching = many(3 * 18, (at) => `/docs/${at}`);
    expect(patternsOf(headersFile(hostingRules({...input, reaching}))).length).toBeLessThan(100);
  });
  it('names pages that only may do more by their address, others by their file as well', () => {
    const patterns = patternsOf(headersFile(hostingRules(input)));
    expect(patterns.filter((one) => one.startsWith('/tools/map'))).toEqual([
      '/tools/map',
      '/tools/map/view',
    ]);
    expect(patterns).toEqual(expect.arrayContaining(['/account/my.html', '/account/my']));
  });
  it('tells the encoding of texts, which have no place for it', () => {
    const text = headersFile(hostingRules(input));
    expect(text).toContain('\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
    expect(text).toContain('\n/*.txt\n  Content-Type: text/plain; charset=utf-8\n');
  });
  it('takes away that the pages of other sites may read every file', () => {
    const text = headersFile(hostingRules(input));
    expect(text).toMatch(/^\/\*\n  ! Access-Control-Allow-Origin\n/u);
    expect(text.match(/! Access-Control-Allow-Origin/gu)).toHaveLength(1);
  });
});
