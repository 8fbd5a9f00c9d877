import {describe, expect, it} from 'vitest';
import type {IndexPage} from '../../shared/indexFile';
import {buildIndex} from './buildIndex';
import {matchReading, spellQuery} from './matchReading';
import {EVERY_PAGE, search} from './search';
import type {Matcher} from './termMatch';

const page = (url: string, title: string, content: string, keywords: string[] = []): IndexPage => ({
  ...{url, title, breadcrumb: [], description: '', keywords},
  sections: [{heading: '', content}],
});
const yomi = {
  表示: 'ひようじ',
  設定: 'せつてい',
  辞書: 'じしよ',
  移行: 'いこう',
  以降: 'いこう',
  読み上げ: 'よみあげ',
  上: 'うえ',
};
const pages = [
  page('/show', 'コメントの表示', '表示されないときは、設定を見ます。'),
  page('/settings', '設定', '表示の設定です。版8.0以降で使えます。'),
  page('/speech', '読み上げ', '辞書の設定で読み方を直します。以降の版でも同じです。'),
  page('/migrate', '移行', '前の版から移ります。', ['いこう']),
  page('/kana', 'ひらがな', 'うえを見てください。'),
];
const index = buildIndex([{root: '', pages, yomi}]);
const matcher = (): Matcher => ({index, steps: 0});
const first = (query: string): string | undefined =>
  search(index, query, {limit: 1, ...EVERY_PAGE}).hits[0]?.url.replace(/[?#].*/u, '');

describe('spellQuery', () => {
  it.each([
    ['ひょうじ', '表示'],
    ['ヒョウジ', '表示'],
    ['ﾋｮｳｼﾞ', '表示'],
    ['せっていのひょうじ', '設定の表示'],
    ['コメントがひょうじされない', 'コメントが表示されない'],
    ['じしょ OBS', '辞書 OBS'],
    // Still being typed.
    ['ひょう', '表示'],
    // Beside the keyword that says how the word is read.
    ['いこう', 'いこう'],
  ])('%s is %s', (typed, spelled) => {
    expect(spellQuery(matcher(), typed)).toBe(spelled);
  });

  it.each([
    'コメント',
    'ください',
    'ひらがな',
    'うえ',
    'こめんとてすた',
    'ひ',
    'ーーー',
    'obs',
    '',
  ])('%j stays as it is typed', (typed) => {
    expect(spellQuery(matcher(), typed)).toBe(typed);
  });

  it('looks at no more than a reader types', () => {
    const counted = matcher();
    const long = 'ひょうじせってい'.repeat(100);
    expect(spellQuery(counted, long)).toBe(long);
    expect(counted.steps).toBeLessThan(10_000);
  });
});

describe('matchReading', () => {
  it('finds the texts and marks what stands there', () => {
    const {texts, forms} = matchReading(matcher(), 'ひょうじ');
    expect(texts.size).toBe(3);
    expect(forms).toEqual(['表示']);
  });

  it('takes of words that are read alike the one beside the reading', () => {
    expect(matchReading(matcher(), 'いこう').forms).toEqual(['移行']);
  });

  it('finds nothing that the index reads otherwise', () => {
    expect(matchReading(matcher(), 'ひょうご').texts.size).toBe(0);
    expect(matchReading(matcher(), '表示').texts.size).toBe(0);
  });
});

it.each([
  ['せってい', '/settings'],
  ['よみあげ', '/speech'],
  ['いこう', '/migrate'],
  ['じしょ', '/speech'],
  ['ひょうじされない', '/show'],
])('%s leads to %s', (query, url) => {
  expect(first(query)).toBe(url);
});

it.each([
  ['+よみあげ', ['/speech']],
  ['+よみあげ +設定', ['/speech']],
  ['title:せってい', ['/settings']],
  ['設定 -よみあげ', ['/settings', '/show']],
  // With a distance it is meant letter by letter.
  ['+よみあげ~0', []],
])('%s finds %j', (query, urls) => {
  const {hits} = search(index, query, {limit: 8, ...EVERY_PAGE});
  expect(hits.map(({url}) => url.replace(/[?#].*/u, '')).sort()).toEqual(urls);
});
