import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** What the pages of tools tell to who has no script: what it is for, and what works without. */
const BUILD = path.join(__dirname, '..', '..', 'build');
const read = (page: string): string => readFileSync(path.join(BUILD, `${page}.html`), 'utf8');

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);
const headings = (html: string): string[] => matches(html, /<h2[^>]*>([^<]*)/gu);

it.each([
  ['tools/mic-checker', ['使い方', '音の扱い', '使える環境', 'よくある質問', 'OBSで音を整える']],
  ['tools/webm', ['使い方', 'ファイルの扱い', '使える環境', 'よくある質問', 'ffmpegで作る']],
  ['tools/volume-party', ['使い方', '音源を選ぶ', '音と個人情報の扱い', 'よくある質問']],
  ['generator/templates/8_0', ['対応するバージョン']],
])('%s says that it needs script, and what is worth knowing', (page, names) => {
  const html = read(page);
  const [told] = matches(html, /<noscript><p[^>]*>(.*?)<\/p><\/noscript>/gu);
  expect(told).toContain('JavaScriptをオンにします');
  expect(headings(html)).toEqual(expect.arrayContaining(names));
});

it('the mic checker says what becomes of the sound', () => {
  expect(read('tools/mic-checker')).toContain('送信・保存しません');
});

it('the manual of the handwriting overlay tells all of it, with the zip', () => {
  const html = read('manual/handwriting-overlay');
  expect(matches(html, /<a [^>]*href="?([^" >]*)/gu)).toContain(
    '/templates/zips/handwriting-komebiyori.zip',
  );
  expect(matches(html, /role=img aria-label="?([^">]*)/gu)).toContainEqual(
    expect.stringMatching(/^手書きパッドの画面/u),
  );
  expect(matches(html, /<h2[^>]* id=([\w-]+)/gu)).toEqual(
    expect.arrayContaining([
      'install',
      'use',
      'keys',
      'look',
      'chroma',
      'trouble',
      'faq',
      'changes',
    ]),
  );
});
