import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/searchIndex';
import {editDistance} from '../text/editDistance';
import {likestPart, matchNegated, matchPhrase, nearestPlace} from './phraseMatch';

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

describe('nearestPlace', () => {
  it.each([
    ['新しいてんぷれと参照の使い方', 'てんぷれと参招', 1, 'てんぷれと参照'],
    ['前のこんぽざぶるの後', 'こんぽざぷる', 1, 'こんぽざぶる'],
    ['設定', '設定', 0, '設定'],
  ])('finds in %s what is like %s', (text, pattern, distance, part) => {
    const found = nearestPlace(text, pattern);
    expect(found.distance).toBe(distance);
    expect(likestPart(text, found.end, pattern, distance)).toBe(part);
  });

  it('agrees with the distance computed the long way', () => {
    const letters = 'あいう';
    const word = (number: number): string =>
      [...number.toString(3).padStart(5, '0')].map((digit) => letters[Number(digit)]).join('');
    for (let number = 0; number < 243; number += 7) {
      const [text, pattern] = [word(number), word(242 - number)];
      let least = pattern.length;
      for (let from = 0; from <= text.length; from += 1) {
        for (let to = from; to <= text.length; to += 1) {
          // Swaps cost two here, so the long way may only be nearer.
          least = Math.min(least, editDistance(text.slice(from, to), pattern, 9));
        }
      }
      const {distance} = nearestPlace(text, pattern);
      expect(distance).toBeGreaterThanOrEqual(least);
      expect(distance).toBeLessThanOrEqual(least * 2);
    }
  });
});
