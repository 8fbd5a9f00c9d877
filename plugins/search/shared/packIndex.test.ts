import {describe, expect, it} from 'vitest';
import {alphabetOf, decoder, encoder} from './alphabet';
import type {IndexFile} from './indexFile';
import {headIndex, packIndex, parseContents, parseHead, unpackIndex} from './packIndex';

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
      sections: [
        {heading: '', content: 'A "quoted" \\ line\nand 😀 too｜①'},
        {heading: '見出し', hash: 'id', content: ''},
      ],
    },
    {url: '/', title: '', breadcrumb: [], description: '', keywords: [], sections: []},
  ],
};

/** Through the text of the files, as in the browser. */
function carried(): [head: unknown, contents: unknown] {
  const {head, contents} = packIndex(index);
  return [JSON.parse(JSON.stringify(head)), JSON.parse(JSON.stringify(contents))];
}

describe('the files of an index', () => {
  it('hold it exactly', () => {
    const [head, contents] = carried();
    const unpacked = unpackIndex(parseHead(head), parseContents(contents));
    expect({...unpacked, pages: [...unpacked.pages]}).toEqual(index);
  });

  it('answer with the first alone, without the long texts', () => {
    const [head] = carried();
    const [page] = headIndex(parseHead(head)).pages;
    expect(page).toMatchObject({
      title: '設定',
      description: '',
      keywords: ['せってい', 'settings'],
    });
    expect(page?.sections).toEqual([
      {heading: '', content: ''},
      {heading: '見出し', hash: 'id', content: ''},
    ]);
    expect(JSON.stringify(head)).not.toContain('quoted');
  });

  it('are refused when they are of another form or of another index', () => {
    const [head, contents] = carried();
    expect(() => parseHead({...(head as object), form: 2})).toThrow();
    expect(() => parseContents({...(contents as object), form: 2})).toThrow();
    expect(() => parseHead(contents)).toThrow();
    const short = parseContents({...(contents as object), pages: [[' ']]});
    expect(() => [...unpackIndex(parseHead(head), short).pages]).toThrow(RangeError);
    const foreign = parseContents({...(contents as object), alphabet: ''});
    expect(() => [...unpackIndex(parseHead(head), foreign).pages]).toThrow(RangeError);
  });
});

describe('an alphabet', () => {
  it('writes the frequent characters in one byte and the others in two', () => {
    const text =
      'です'.repeat(9) +
      Array.from({length: 500}, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
    const alphabet = alphabetOf([text]);
    const encoded = encoder(alphabet)(text);
    expect(decoder(alphabet)(encoded)).toBe(text);
    expect(Buffer.byteLength(encoded)).toBe(18 + 91 + 2 * (500 - 91));
    expect(JSON.stringify(encoded)).toHaveLength(encoded.length + 2);
  });

  it('holds what lies beyond the first plane, and half of it', () => {
    const texts = ['𠮷野家😀', 'half \ud83d', 'the other \ude00'];
    const alphabet = JSON.parse(JSON.stringify(alphabetOf(texts))) as string;
    expect(texts.map(encoder(alphabet)).map(decoder(alphabet))).toEqual(texts);
  });

  it('holds a long text and an empty one', () => {
    const texts = ['', '長い文'.repeat(20_000)];
    const alphabet = alphabetOf(texts);
    expect(texts.map(encoder(alphabet)).map(decoder(alphabet))).toEqual(texts);
  });

  it('says what it cannot hold', () => {
    const many = Array.from({length: 60_000}, (_, at) => String.fromCharCode(at)).join('');
    expect(() => encoder(many)).toThrow(RangeError);
    expect(() => encoder('あ')('い')).toThrow(RangeError);
    expect(() => decoder('あ')('"')).toThrow(RangeError);
    expect(() => decoder('あ')('い')).toThrow(RangeError);
  });
});
