import {describe, expect, it} from 'vitest';
import {defaultItem, type Item} from '@komebiyori/effects';

import {judge} from './judge';

const make = (id: string, pattern: string[], more: Partial<Item> = {}): Item =>
  ({...defaultItem('popper', id), pattern, ...more}) as Item;

const fittingOf = (text: string) => new Set(/^g+$/iu.test(text) ? ['/^g+$/'] : []);
const kinds = (items: readonly Item[], text: string, multipleMatch = false) =>
  judge(items, text, {multipleMatch, fitting: fittingOf(text)}).map(({item, kind}) => [
    item.id,
    kind,
  ]);

const ITEMS = [
  make('off', ['gg'], {enabled: false}),
  make('gift', ['gg'], {matchGift: true}),
  make('first', ['8888', 'GG']),
  make('second', ['/^g+$/']),
  make('other', ['草']),
];

// What the manual says of judging: feature/wordparty and feature/wordparty-editor of 8.0.
describe('which effect a comment shows', () => {
  it('is the first that fits from the top; case does not count, switched off ones do not', () => {
    expect(kinds(ITEMS, 'Gg')).toEqual([
      ['gift', 'maybe'],
      ['first', 'hit'],
      ['second', 'shadowed'],
    ]);
  });

  it('is every one that fits when all are wanted', () => {
    expect(kinds(ITEMS, 'gg', true).map(([, kind]) => kind)).toEqual(['maybe', 'hit', 'hit']);
  });

  it('is none without words, and names the line and the conditions', () => {
    expect(kinds(ITEMS, '')).toEqual([]);
    expect(kinds(ITEMS, 'こんにちは')).toEqual([]);
    const [gift] = judge(ITEMS, 'egg wp', {multipleMatch: false, fitting: new Set()});
    expect(gift).toMatchObject({line: 'gg', conditions: ['ギフト']});
  });

  it('takes a reaction for what waits for reactions, and not for what refuses them', () => {
    const items = [
      make('no', ['gg'], {excludeReaction: true}),
      make('pad', ['gg'], {matchReaction: true}),
    ];
    expect(kinds(items, 'gg')).toEqual([
      ['no', 'hit'],
      ['pad', 'shadowed'],
    ]);
    const verdicts = judge(items, 'gg', {
      arrival: 'reaction',
      multipleMatch: false,
      fitting: fittingOf('gg'),
    });
    expect(verdicts.map(({item, kind}) => [item.id, kind])).toEqual([['pad', 'hit']]);
  });

  it('runs no expression itself', () => {
    expect(judge([make('slow', ['/a/'])], 'a', {multipleMatch: false, fitting: new Set()})).toEqual(
      [],
    );
  });
});
