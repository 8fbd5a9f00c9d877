import {expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {katakanaIn, matchAlone, matchNegated, matchPhrase} from './matching';

const index = buildIndex([
  {
    root: '',
    pages: [
      'のびのび、obs',
      'stop',
      'の 1',
      '',
      '枠を',
      '立てる',
      '必要ありません',
      '要らない',
    ].map((title) => ({
      ...{url: '/', title, breadcrumb: [], description: '', keywords: [], sections: []},
    })),
  },
]);

it.each([
  ['の', {'のびのび、obs': 2, の1: 1}],
  ['のび', {'のびのび、obs': 2}],
  // The first letter of a word counts, one inside of it less.
  ['o', {'のびのび、obs': 1, stop: 0.3}],
  ['s', {'のびのび、obs': 0.3, stop: 1}],
  ['op', {stop: 0.3}],
  ['1', {の1: 1}],
  ['々', {}],
  ['\ud800', {}],
  ['', {}],
  // What ends one text and begins the next stands in neither.
  ['を立', {}],
  ['立てる', {立てる: 1}],
])('finds %j in %j', (phrase, texts) => {
  const {texts: found, forms} = matchPhrase({index, steps: 0}, phrase);
  const byText = [...found].map(([place, count]) => [index.texts[place]?.folded ?? '', count]);
  expect(Object.fromEntries(byText)).toEqual(texts);
  expect(forms).toEqual(found.size > 0 ? [phrase] : []);
});

it('knows what is denied by how the verb goes on: what is not necessary is not 要らない', () => {
  const forms = (follow?: string): readonly string[] =>
    matchNegated({index, steps: 0}, '要', follow).forms;
  expect(forms('らりるれろ')).toEqual(['要らない']);
  expect(forms()).toEqual(['要ありません', '要らない']);
});

it('finds a noun of one kanji where it is neither a verb nor a part of a longer word', () => {
  const titles = ['声が変です', '変更を変える', '変わった', '変！'];
  const pages = titles.map((title) => ({
    ...{url: '/', title, breadcrumb: [], description: '', keywords: [], sections: []},
  }));
  const strange = buildIndex([{root: '', pages}]);
  const {texts} = matchAlone({index: strange, steps: 0}, '変');
  expect([...texts.keys()].map((place) => strange.texts[place]?.original)).toEqual([
    '声が変です',
    '変！',
  ]);
});

it.each([
  ['エラー', 'エラーが出る。考えられる', 1],
  ['エラ', 'エラーとエラ', 2],
  ['らーめん', 'ラーメンとコメント', 1],
  ['リスト', 'リストとリストア', 2],
  ['オン', 'オンライン、コンポーネント', 0],
  ['バー', 'サーバー', 0],
  ['パーツ', 'パッケージ', 0],
  ['スト', 'ススト', 0],
  ['スト', 'ストーー、スートスト', 1],
  ['リスト', 'リストリスト', 1],
  ['ス', 'スとス', 2],
  ['ー', 'ラーメン', 0],
])('counts %s in %s: %d', (surface, text, count) => {
  expect(katakanaIn(surface)(text).count).toBe(count);
});
