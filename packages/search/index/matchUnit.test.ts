import {expect, it} from 'vitest';
import {buildIndex} from './buildIndex';
import {matchUnit} from './postings';

const index = buildIndex([
  {
    root: '',
    pages: ['のびのび、obs', 'stop', 'の 1', ''].map((title) => ({
      ...{url: '/', title, breadcrumb: [], description: '', keywords: [], sections: []},
    })),
  },
]);
const found = (unit: string): [title: string, count: number][] =>
  [...matchUnit(index, unit).texts].map(([place, count]) => [
    index.texts[place]?.folded ?? '',
    count,
  ]);

it.each([
  [
    'の',
    [
      ['のびのび、obs', 2],
      ['の1', 1],
    ],
  ],
  // The first letter of a word counts, one inside of it less.
  [
    'o',
    [
      ['のびのび、obs', 1],
      ['stop', 0.3],
    ],
  ],
  [
    's',
    [
      ['のびのび、obs', 0.3],
      ['stop', 1],
    ],
  ],
  ['1', [['の1', 1]]],
  ['々', []],
  ['\ud800', []],
])('finds %j in %j', (unit, texts) => {
  expect(found(unit)).toEqual(texts);
  expect(matchUnit(index, unit).forms).toEqual(texts.length > 0 ? [unit] : []);
});
