import {expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {EVERY_PAGE, search} from '../search';

const TITLES = [
  'コマンドパレット',
  'テンプレート',
  'リロードする',
  'Discord',
  'ダークモードの色',
  'Dark themeのmode',
  'WordParty',
  'ワードパーティー',
];
const index = buildIndex([
  {
    root: 'マニュアル',
    pages: TITLES.map((title) => ({
      ...{url: `/${title}`, title, breadcrumb: [], description: '', keywords: [], sections: []},
    })),
  },
]);

it.each([
  ['palette', ['コマンドパレット']],
  ['Templates', ['テンプレート']],
  ['ディスコード', ['Discord']],
  ['komando paretto', ['コマンドパレット']],
  ['use dark mode', ['ダークモードの色']],
  ['already', []],
  // A slip in a Latin word is corrected, though it sounds like a word as well.
  ['wordpaty', ['WordParty', 'ワードパーティー']],
])('finds what %s sounds like', (query, titles) => {
  const {hits} = search(index, query, {limit: 9, ...EVERY_PAGE});
  expect(hits.map(({title}) => title.text)).toEqual(titles);
});
