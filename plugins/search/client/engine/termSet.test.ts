import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {buildIndex} from './buildIndex';
import type {SearchIndex} from './searchIndex';
import {wordsOfPattern, wordsWithin} from './termSet';

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

  it('looks at every wildcard', () => {
    expect(
      wordsOfPattern(
        index,
        Array.from({length: 40}, () => 'w'),
      ),
    ).toEqual(['w'.repeat(40)]);
    expect(
      wordsOfPattern(
        index,
        Array.from({length: 41}, () => 'w'),
      ),
    ).toEqual([]);
    expect(wordsOfPattern(index, ['o', 'b', 's', 'i', 'd', 'x'])).toEqual([]);
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

describe('as lunr does', () => {
  const letters = 'abc';
  const word = (length: number, seed: number): string =>
    Array.from(
      {length},
      (_, at) => letters[Math.floor(seed / letters.length ** at) % letters.length],
    ).join('');
  // Every word of 2 and 4 letters, and some longer ones.
  const words = [
    ...[...Array(9).keys()].map((seed) => word(2, seed)),
    ...[...Array(81).keys()].map((seed) => word(4, seed)),
    ...[...Array(200).keys()].map((seed) => word(7, seed * 11)),
  ];
  const own = indexOf(words.join(' '));
  const set = lunr.TokenSet.fromArray(own.vocabulary);

  it.each(
    ['ab', 'abc', 'bca', 'abcab', 'cabcaba', 'aabbcca'].flatMap((typed) =>
      [1, 2, 3, 4].map((most) => [typed, most] as const),
    ),
  )('%s~%i', (typed, distance) => {
    const allowed = Math.min(distance, typed.length <= 5 ? 4 : 3);
    const lunrs = set.intersect(lunr.TokenSet.fromFuzzyString(typed, allowed)).toArray();
    expect(wordsWithin(own, typed, distance)).toEqual(lunrs.sort());
  });

  it.each(['a*', '*a', 'a*b', '*ab*', 'a*b*c', '*a*b*', 'ab*ab', 'a**c', 'aa*a'])(
    '%s',
    (pattern) => {
      const lunrs = set.intersect(lunr.TokenSet.fromString(pattern)).toArray();
      expect(wordsOfPattern(own, pattern.split('*'))).toEqual(lunrs.sort());
    },
  );
});

it('throws what lunr throws when the words of an index are out of order', () => {
  const damaged = {...index, vocabulary: [...index.vocabulary].reverse()};
  expect(() => wordsOfPattern(damaged, ['obs', ''])).toThrow('Out of order word insertion');
});
