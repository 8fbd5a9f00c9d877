import type {Answer, Hit} from '@komebiyori/search/answer';
import {parseQuery} from '@komebiyori/search/parseQuery';
import {expect, it} from 'vitest';
import {answerText, literally} from './answerText';

const hit: Hit = {
  type: 'title',
  url: '/docs/about',
  breadcrumb: [],
  title: {text: '', marks: []},
  section: undefined,
  snippet: undefined,
  more: [],
  isManual: true,
};
const found: Answer = {hits: [], total: 0, isWeak: false, near: []};
const one: Answer = {...found, hits: [hit], total: 1};

it.each([
  [found, '見つかりませんでした'],
  [{...found, near: ['設定', '音声']}, '見つかりませんでした。もしかして：設定、音声'],
  [one, '1ページ見つかりました'],
  [{...one, total: 12}, '12ページ見つかりました（上位1ページを表示）'],
  [{...one, corrected: '読み上げ'}, '『読み上げ』で検索しました。1ページ見つかりました'],
  [{...one, isWeak: true}, 'ぴったりのページがなく、近いものを出しています。1ページ見つかりました'],
  [
    {
      ...found,
      error: {kind: 'boost', message: '', original: '', start: 0, end: 0, escaped: ''},
    } satisfies Answer,
    '検索の記号に誤りがあります',
  ],
])('says what %j comes to', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});

it('says how many there are to choose from, where headings are among them', () => {
  expect(answerText(one, 3)).toBe('1ページ見つかりました。見出しも合わせて、候補は3件です');
  expect(answerText(one, 1)).toBe('1ページ見つかりました');
});

it.each([
  ['yomiage', '+yomiage'],
  [' anke-to　obs ', '+anke\\-to +obs'],
  ['a:b -c 1~2', '+a\\:b +\\-c +1\\~2'],
])('asks for %s literally with %s', (query, literal) => {
  expect(literally(query)).toBe(literal);
  const {clauses = [], error} = parseQuery(literal);
  expect(error).toBeUndefined();
  expect(clauses.every(({presence}) => presence === 'required')).toBe(true);
});
