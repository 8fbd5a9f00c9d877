import {describe, expect, it} from 'vitest';
import {hostingRules, type RulesInput} from '../rules';
import {headersFile} from './netlify';

const input: RulesInput = {
  inlineScriptHashes: ['sha256-abc='],
  backendUrl: 'https://backend.example/rest',
  versions: ['8.10', '8.0', '7.2'],
};
const patternsOf = (text: string): string[] => text.match(/^\/.*$/gmu) ?? [];
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({length: count}, (_, at) => make(at));

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
  it('takes away that the pages of other sites may read every file', () => {
    const text = headersFile(hostingRules(input));
    expect(text).toMatch(/^\/\*\n  ! Access-Control-Allow-Origin\n/u);
    expect(text.match(/! Access-Control-Allow-Origin/gu)).toHaveLength(1);
  });
});
