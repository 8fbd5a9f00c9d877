import {expect, it} from 'vitest';
import {splitQuery, wordsOf} from './splitQuery';

it.each([
  ['', []],
  ['  \u3000 ', []],
  ['OBS 表示', ['OBS', '表示']],
  ['ＯＢＳ\u3000ｲﾝｽﾄｰﾙ', ['OBS', 'インストール']],
])('splits %j at whitespace', (query, terms) => {
  expect(splitQuery(query)).toEqual(terms);
});

it.each([
  ['OBSに表示', ['OBS', '表示']],
  ['テンプレートの設定', ['テンプレート', '設定']],
  ['設定', []],
  ['OBS', []],
])('finds the words of %s', (term, words) => {
  expect(wordsOf(term)).toEqual(words);
});
