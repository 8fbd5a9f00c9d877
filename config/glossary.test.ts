import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import glossary from '../data/glossary.json';
import versions from '../versions.json';
import {parseGlossary} from './glossary';

const GOOD = {
  id: 'waku',
  term: '枠',
  reading: 'わく',
  page: 'guide/get-comment',
  text: '1つの配信を管理する行です。',
};
const parse = (...terms: unknown[]): unknown => parseGlossary({terms});

describe('parseGlossary', () => {
  it('takes a term, with or without other spellings', () => {
    expect(parse(GOOD, {...GOOD, id: 'frame', term: 'わく', others: ['フレーム']})).toEqual([
      {...GOOD, others: [], except: []},
      {...GOOD, id: 'frame', term: 'わく', others: ['フレーム'], except: []},
    ]);
  });

  it.each([
    ['an id in upper case', {id: 'Waku'}],
    ['a reading in kanji', {reading: '枠'}],
    ['no sentence', {text: '管理する行'}],
    ['three sentences', {text: 'あ。い。う。'}],
    ['a text that is too long', {text: `${'あ'.repeat(100)}。`}],
    ['an address instead of a page', {page: '/docs/guide'}],
    ['an empty spelling', {others: [' ']}],
    ['an unknown field', {note: 'x'}],
  ])('refuses %s', (_name, change) => {
    expect(() => parse({...GOOD, ...change})).toThrow('data/glossary.json');
  });

  it.each([
    ['id', {term: '行'}],
    ['spelling', {id: 'row', term: '行', others: ['枠']}],
  ])('refuses the same %s twice', (_name, change) => {
    expect(() => parse(GOOD, {...GOOD, ...change})).toThrow('twice');
  });
});

describe('the glossary of the manual', () => {
  it('leads to pages of the newest manual', () => {
    const folder = path.join(__dirname, '..', 'versioned_docs', `version-${versions[0] ?? ''}`);
    const lost = parseGlossary(glossary)
      .flatMap(({page, except}) => [page, ...except])
      .filter((page) => !existsSync(path.join(folder, `${page}.mdx`)));
    expect(lost).toEqual([]);
  });
});
