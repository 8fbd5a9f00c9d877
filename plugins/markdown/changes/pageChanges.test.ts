import {describe, expect, it} from 'vitest';
import {blockReader} from '../../lib/readBlocks';
import {changesIn} from './pageChanges';

const changesOf = changesIn(
  new Map([
    [
      '8.0',
      new Map([
        ['a', '新しい文です。'],
        ['new', '加わったページです。'],
      ]),
    ],
    [
      '7.2',
      new Map([
        ['a', '古い文です。'],
        ['old', '無くなるページです。'],
      ]),
    ],
    ['7.1', new Map([['a', '古い文です。']])],
  ]),
  blockReader(),
);

/** The compared versions of a page, with the number of sections that differ. */
const compared = (version: string, id: string): unknown[] =>
  changesOf(version, id).comparisons.map(({from, to, absentFrom, sections}) => [
    `${from} ${to}`,
    absentFrom ?? sections.length,
  ]);

describe('changesIn', () => {
  it('compares the newest page with the version before', () => {
    expect(compared('8.0', 'a')).toEqual([['7.2 8.0', 1]]);
  });

  it('compares a page with the version before its own and with the newest', () => {
    expect(compared('7.2', 'a')).toEqual([
      ['7.1 7.2', 0],
      ['7.2 8.0', 1],
    ]);
  });

  it('compares the oldest page with the newest alone', () => {
    expect(compared('7.1', 'a')).toEqual([['7.1 8.0', 1]]);
  });

  it('says which version lacks the page', () => {
    expect(compared('8.0', 'new')).toEqual([['7.2 8.0', '7.2']]);
    expect(compared('7.2', 'old')).toEqual([
      ['7.1 7.2', '7.1'],
      ['7.2 8.0', '8.0'],
    ]);
  });
});
