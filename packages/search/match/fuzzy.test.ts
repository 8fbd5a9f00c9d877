import {describe, expect, it} from 'vitest';
import {buildIndex, type SearchIndex} from '../index/searchIndex';
import {likestPart, nearestPlace, wordsOfPattern, wordsWithin} from './fuzzy';
import {editDistance} from '@komebiyori/lib/editDistance';

const indexOf = (words: string): SearchIndex =>
  buildIndex([
    {
      root: '',
      pages: [
        {url: '/', title: words, breadcrumb: [], description: '', keywords: [], sections: []},
      ],
    },
  ]);
const index = indexOf(`obs obsidian jobs job voice voices vocie ${'w'.repeat(40)}`);

describe('wordsOfPattern', () => {
  it.each([
    [
      ['obs', ''],
      ['obs', 'obsidian'],
    ],
    [
      ['', 'obs'],
      ['jobs', 'obs'],
    ],
    [['o', 's'], ['obs']],
    [
      ['', 'o', 's', ''],
      ['jobs', 'obs', 'obsidian', 'voices'],
    ],
    [['zz', ''], []],
  ])('%j stands for %j', (pieces, words) => {
    expect(wordsOfPattern(index, pieces).sort()).toEqual(words);
  });

  it('looks at no more than four wildcards', () => {
    const many = Array.from({length: 100}, () => 'w');
    expect(wordsOfPattern(index, many)).toEqual(['w'.repeat(40)]);
    expect(wordsOfPattern(index, ['o', 'b', 's', 'i', 'd', 'x'])).toEqual(['obsidian']);
  });
});

describe('wordsWithin', () => {
  it.each([
    ['voice', 1, ['vocie', 'voice', 'voices']],
    ['obs', 0, ['obs']],
    ['jbo', 1, ['job']],
    ['obsidean', 1, ['obsidian']],
  ])('%s~%i stands for %j', (word, distance, words) => {
    expect(wordsWithin(index, word, distance).sort()).toEqual(words);
  });

  it('allows long words fewer letters, so that the set stays small', () => {
    expect(wordsWithin(index, 'w'.repeat(38), 1000)).toEqual([]);
    expect(wordsWithin(index, 'w'.repeat(39), 1000)).toEqual(['w'.repeat(40)]);
    expect(wordsWithin(index, 'w'.repeat(200), 1000)).toEqual(['w'.repeat(200)]);
  });
});

it('throws what lunr throws when the words of an index are out of order', () => {
  const damaged = {...index, vocabulary: () => [...index.vocabulary()].reverse()};
  expect(() => wordsOfPattern(damaged, ['obs', ''])).toThrow('Out of order word insertion');
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
