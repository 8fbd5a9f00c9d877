import {describe, expect, it} from 'vitest';
import {
  alphabetOf,
  anchorOf,
  decode,
  encode,
  indexSection,
  packIndex,
  unpackIndex,
  type IndexFile,
} from './indexFile';

it.each([
  ['始める前に確かめる', '始める前に確かめる'],
  ['Windows 10 / 11', 'windows-10--11'],
  ['', ''],
])('says nothing of the anchor of %s, which is its slug', (heading, hash) => {
  const section = indexSection(heading, hash, '');
  expect(section).toEqual({heading, content: ''});
  expect(anchorOf(section)).toBe(hash);
});

it.each([
  ['設定', '設定-1'],
  ['見出し', 'custom-id'],
  ['名のない表', ''],
])('keeps the anchor of %s, which is %j', (heading, hash) => {
  expect(anchorOf(indexSection(heading, hash, ''))).toBe(hash);
});

const index: IndexFile = {
  root: 'マニュアル',
  yomi: {設定: 'せつてい'},
  pages: [
    {
      url: '/docs/a',
      title: '設定',
      breadcrumb: ['機能'],
      description: '設定の「全部」です。',
      keywords: ['せってい', 'settings'],
      asked: ['変えたい'],
      sections: [
        {heading: '', asked: [], content: 'A "quoted" \\ line\nand 😀 too｜①, half \ud83d'},
        {heading: '見出し', hash: 'id', content: '', asked: ['どこ']},
      ],
    },
    {url: '/', title: '', breadcrumb: [], description: '', keywords: [], asked: [], sections: []},
  ],
};

/** Through the text of the file, as in the browser. */
const carried = (): object => JSON.parse(JSON.stringify(packIndex(index))) as object;

describe('the file of an index', () => {
  it('holds it exactly', () => {
    expect(unpackIndex(carried())).toEqual(index);
  });

  it('is refused when it is of another form, or broken', () => {
    expect(() => unpackIndex({...carried(), form: 3})).toThrow();
    expect(() => unpackIndex({...carried(), alphabet: ''})).toThrow(RangeError);
    expect(() => unpackIndex({...carried(), body: ''})).toThrow(SyntaxError);
    const none = packIndex({root: '', pages: [{...index.pages[0], url: 7} as never]});
    expect(() => unpackIndex(none)).toThrow();
  });
});

describe('an alphabet', () => {
  it('writes the frequent characters in one byte and the others in two', () => {
    const text =
      'です'.repeat(9) +
      Array.from({length: 500}, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
    const alphabet = alphabetOf(text);
    const encoded = encode(text, alphabet);
    expect(decode(encoded, alphabet)).toBe(text);
    expect(Buffer.byteLength(encoded)).toBe(18 + 91 + 2 * (500 - 91));
    expect(JSON.stringify(encoded)).toHaveLength(encoded.length + 2);
  });

  it('holds what lies beyond the first plane', () => {
    const text = '𠮷野家😀';
    const alphabet = JSON.parse(JSON.stringify(alphabetOf(text))) as string;
    expect(decode(encode(text, alphabet), alphabet)).toBe(text);
  });

  it('holds a long text and an empty one', () => {
    const long = '長い文'.repeat(20_000);
    const alphabet = alphabetOf(long);
    for (const text of ['', long]) expect(decode(encode(text, alphabet), alphabet)).toBe(text);
  });

  it('says what it cannot hold', () => {
    const many = Array.from({length: 60_000}, (_, at) => String.fromCharCode(at)).join('');
    expect(() => encode('', many)).toThrow(RangeError);
    expect(() => encode('い', 'あ')).toThrow(RangeError);
    expect(() => decode('"', 'あ')).toThrow(RangeError);
    expect(() => decode('い', 'あ')).toThrow(RangeError);
  });
});
