import {describe, expect, it} from 'vitest';
import {buildIndex, type SearchIndex} from '../index/searchIndex';
import {wordsOfPattern, wordsWithin} from './matchClause';

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
