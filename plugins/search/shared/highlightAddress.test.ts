import {expect, it} from 'vitest';
import {parseHighlight, withHighlight, withoutHighlight} from './highlightAddress';

const search = (url: string): string => new URL(url, 'https://example.org').search;

it('names each word once, encoded, before the anchor', () => {
  expect(withHighlight('/docs/x#anchor', ['読み上げ', 'obs', '読み上げ'])).toBe(
    `/docs/x?highlight=${encodeURIComponent('読み上げ')}&highlight=obs#anchor`,
  );
  expect(withHighlight('/docs/x', ['読み上げ'])).not.toContain('#');
  expect(withHighlight('/docs/x?a=1#b', ['ab'])).toBe('/docs/x?a=1&highlight=ab#b');
});

it.each([[[]], [['']], [[' \n']]])('leaves the address alone without words: %j', (tokens) => {
  expect(withHighlight('/docs/x#anchor', tokens)).toBe('/docs/x#anchor');
});

it('leaves out single characters unless they are all there is', () => {
  expect(parseHighlight(search(withHighlight('/x', ['a', '音', '音量'])))).toEqual(['音量']);
  expect(parseHighlight(search(withHighlight('/x', ['音', 'a'])))).toEqual(['音', 'a']);
  // One character of two units is still one.
  expect(parseHighlight(search(withHighlight('/x', ['𠮷', '音量'])))).toEqual(['音量']);
});

it.each(['a&b=c', '#1', 'a+b c', '100%', '<mark>', '?', '"\'', 'C:\\x', '❤️'])(
  'reads back what it wrote: %s',
  (token) => {
    const url = withHighlight('/docs/x#anchor', [token]);
    expect(new URL(url, 'https://example.org').hash).toBe('#anchor');
    expect(parseHighlight(search(url))).toEqual([token]);
  },
);

it('takes at most 8 words of at most 40 characters, whoever wrote the address', () => {
  const many = Array.from({length: 20}, (_, at) => `語${at}`);
  expect(parseHighlight(search(withHighlight('/x', many)))).toEqual(many.slice(0, 8));
  const written = new URLSearchParams(many.map((word) => ['highlight', word]));
  expect(parseHighlight(`?${written.toString()}`)).toEqual(many.slice(0, 8));
  expect(parseHighlight(`?highlight=${'𠮷'.repeat(50)}`)).toEqual(['𠮷'.repeat(40)]);
  expect(search(withHighlight('/x', ['長'.repeat(500)])).length).toBeLessThan(400);
});

it('takes any address without an error', () => {
  expect(parseHighlight('')).toEqual([]);
  expect(parseHighlight('?highlight')).toEqual([]);
  expect(parseHighlight('?highlight=&highlight=%20&q=x')).toEqual([]);
  expect(parseHighlight('?highlight=%E0%A4%A')).toHaveLength(1);
  expect(() => withHighlight('/x', ['\ud800'])).not.toThrow();
});

it('takes the words out of a query and leaves the rest as it is written', () => {
  expect(withoutHighlight('?highlight=a&highlight=b')).toBe('');
  expect(withoutHighlight('?a=%2F&highlight=b&c&%68ighlight=d&e=1+2')).toBe('?a=%2F&c&e=1+2');
  expect(withoutHighlight('?highlights=a')).toBe('?highlights=a');
  expect(withoutHighlight('')).toBe('');
});
