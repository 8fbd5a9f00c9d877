import {expect, it} from 'vitest';
import type {Found, Hit} from '../../shared/protocol';
import {answerText} from './answerText';

const hit: Hit = {
  type: 'title',
  url: '/docs/about',
  breadcrumb: [],
  title: {text: '', marks: []},
  section: undefined,
  snippet: undefined,
  more: [],
};
const found: Found = {hits: [], total: 0, isLoose: false, near: []};

it.each([
  [found, '見つかりませんでした No documents were found'],
  [{...found, hits: [hit], total: 1}, '1ページ見つかりました'],
  [{...found, hits: [hit], total: 12}, '12ページ見つかりました（上位1ページを表示）'],
  [
    {
      ...found,
      error: {kind: 'boost', message: '', original: '', start: 0, end: 0, escaped: ''},
    } satisfies Found,
    '検索の記号に誤りがあります',
  ],
])('says what %j comes to', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});
