import {describe, expect, it} from 'vitest';
import {escapeOperators, parseQuery, readOperators, withPlainOperators} from './parseQuery';

describe('parseQuery', () => {
  it.each([
    [
      '+設定 -音声',
      [
        ['required', '設定'],
        ['prohibited', '音声'],
      ],
    ],
    [
      '設定-音声',
      [
        ['optional', '設定'],
        ['optional', '音声'],
      ],
    ],
    [
      'a\\-b c\\:d',
      [
        ['optional', 'a-b'],
        ['optional', 'c:d'],
      ],
    ],
    ['+title:棒読み*', [['required', '棒読み*']]],
    ['コメ\\*', [['optional', 'コメ*']]],
    ['+updateValue', [['required', 'updateValue']]],
    [
      '設定\u3000OBS',
      [
        ['optional', '設定'],
        ['optional', 'OBS'],
      ],
    ],
    ['設定\\', [['optional', '設定']]],
  ])('reads %s', (query, expected) => {
    const {clauses = []} = parseQuery(query);
    expect(clauses.map(({presence, pieces}) => [presence, pieces.join('*')])).toEqual(expected);
  });

  it('reads fields, numbers and wildcards', () => {
    expect(parseQuery('heading:コメ*ト~1^3').clauses).toEqual([
      {
        pieces: ['コメ', 'ト'],
        fields: ['heading'],
        boost: 3,
        editDistance: 1,
        presence: 'optional',
      },
    ]);
    expect(parseQuery('コメ\\**').clauses?.[0]?.pieces).toEqual(['コメ*', '']);
    // lunr takes the digits and reads what follows as the next term; a modifier may stand apart.
    expect(parseQuery('設定~1x').clauses).toMatchObject([
      {pieces: ['設定'], editDistance: 1},
      {pieces: ['x'], editDistance: undefined},
    ]);
    expect(parseQuery('設定 ~2').clauses).toMatchObject([{pieces: ['設定'], editDistance: 2}]);
  });

  it('takes the terms from the query as typed, and the operators from the one with masks', () => {
    expect(parseQuery('+a_b c*', '+a:b c*').clauses).toMatchObject([
      {pieces: ['a:b'], presence: 'required'},
      {pieces: ['c', '']},
    ]);
  });

  it('bounds the numbers', () => {
    expect(parseQuery(`設定~${'9'.repeat(400)}^${'9'.repeat(400)}`).clauses).toMatchObject([
      {editDistance: 1000, boost: 1000},
    ]);
  });

  // Messages and places of lunr 2.3.9.
  it.each([
    [
      'foo:設定',
      "unrecognised field 'foo', possible fields: 'title', 'keywords', 'heading', 'content'",
      0,
      3,
    ],
    [
      'a/b:設定',
      "unrecognised field 'a/b', possible fields: 'title', 'keywords', 'heading', 'content'",
      0,
      3,
    ],
    ['設定~', 'edit distance must be numeric', 3, 3],
    ['設定~x', 'edit distance must be numeric', 3, 3],
    ['設定^', 'boost must be numeric', 3, 3],
    ['設定^高', 'boost must be numeric', 3, 3],
    ['設定 +', 'expecting term or field, found nothing', 3, 4],
    ['+-設定', "expecting term or field, found 'PRESENCE'", 1, 2],
    ['title:', 'expecting term, found nothing', 0, 5],
    ['title:+設定', "expecting term, found 'PRESENCE'", 6, 7],
    ['~1', "expected either a field or a term, found EDIT_DISTANCE with value '1'", 1, 2],
    ['^', 'expected either a field or a term, found BOOST', 1, 1],
  ])('refuses %s: %s', (query, original, start, end) => {
    expect(parseQuery(query).error).toMatchObject({original, start, end});
    expect(parseQuery(query).error?.message).toMatch(/(?:です|ます|ください)。|（例：.+）。$/u);
    expect(parseQuery(query).error?.kind).not.toBe('other');
  });
});

describe('readOperators', () => {
  it.each([
    ...['+設定', '設定 -音声', 'title:設定', '設定~1', '設定^2', '設*', '*', '***', '*設'],
    ...['作者:設定', 'a/b:設定', 'title:', 'title:設定~x', '設定~', '設定~x', '設定^', '設定^高'],
    ...['設定 ~1', '~1', '^3', '設定 +', 'OBS -', '-', '+-設定', '+~1', 'title:~1', '設定~1^3'],
    ...['a\\:b', 'コメ\\*', '\\-1', 'a\\ b', 'max_*', '-8.0'],
    // Only symbols: looked for as they are.
    ...['^^', '~', '(^^)/', ':-)', '🎉'],
  ])('leaves %s to lunr', (query) => {
    expect(readOperators(query).isTyped).toBe(true);
  });

  it.each([
    ...['設定', 'word-party', 'set-list', 'コ-ド', 'C++', 'A - B', '- 設定', 'v-model 修飾子'],
    ...['http://localhost', 'http://localhost:11180/x?a=~b', '127.0.0.1:50080', 'localhost:8080'],
    ...['C:\\Users', 'D:\\a b\\c', '\\Users\\me', 'a\\b', '12:30', ':3', ':D', 'std::string'],
    ...['Error: Cannot find', '注意:', 'インスト~ル', 'こんにちは~', 'サーバー~', '5〜10', '5~10'],
    ...['8月~10月', '東京~大阪', 'ありがとう^^', '(^o^)', '^o^', 'T~T', 'o^o', 'm(_ _)m 設定'],
    ...['--disable-gpu', 'メニュー -> 設定', '->設定', '(*´∀`*)w', '設定 ^^ 音声'],
    ...['http://localhost:11180/ 表示', '設定 (^o^)', 'C:\\OBS', '設定:3'],
  ])('takes %s as it is', (query) => {
    expect(readOperators(query).isTyped).toBe(false);
  });

  it('tells the words of one query apart', () => {
    const typed = '+設定 http://a-b:80/~x A - B ^^ -音声';
    const {text} = readOperators(typed);
    expect(text).toHaveLength(typed.length);
    const {clauses = []} = parseQuery(text, typed);
    expect(clauses.map(({presence, pieces}) => [presence, ...pieces])).toEqual([
      ['required', '設定'],
      ['optional', 'http://a-b:80/~x'],
      ['optional', 'A'],
      ['optional', 'B'],
      ['prohibited', '音声'],
    ]);
  });

  it('keeps a hyphen that was typed for a long vowel when the texts hold the word', () => {
    const terms = (isWritten: boolean): unknown => {
      const {text} = readOperators('title:コ-ド', () => isWritten);
      return parseQuery(text, 'title:コ-ド').clauses?.map(({pieces}) => pieces.join('*'));
    };
    expect(terms(true)).toEqual(['コ-ド']);
    expect(terms(false)).toEqual(['コ', 'ド']);
  });

  it('takes what the texts hold as it is when that is preferred', () => {
    const isWritten = (word: string): boolean => word === 'update:modelValue';
    expect(readOperators('update:modelValue', isWritten).isTyped).toBe(true);
    expect(readOperators('update:modelValue', isWritten, 'text').isTyped).toBe(false);
    expect(readOperators('-update:modelValue', isWritten, 'text').text).toBe('-update_modelValue');
    expect(readOperators('update:model', isWritten, 'text').text).toBe('update:model');
  });
});

it.each([
  ['＋設定　－音声', '+設定　-音声'],
  ['ｔｉｔｌｅ：設定', 'ｔｉｔｌｅ：設定'],
  ['title：設定～１', 'title:設定~1'],
  ['エラー：接続', 'エラー：接続'],
  ['設＊', '設*'],
])('brings %s to %s', (query, plain) => {
  expect(withPlainOperators(query)).toBe(plain);
});

it.each([
  ['作者:設定 音声', '作者\\:設定 音声', ['作者:設定', '音声']],
  ['設定~x', '設定\\~x', ['設定~x']],
  ['title：a-b', 'title\\：a\\-b', ['title：a-b']],
  ['a-b OBS -', 'a-b OBS \\-', ['a', 'b', 'OBS', '-']],
  ['C\\:\\d', 'C\\\\\\:\\\\d', ['C\\:\\d']],
  ['＋設定', '\\＋設定', ['＋設定']],
])('escapes %s as %s', (query, escaped, terms) => {
  expect(escapeOperators(query)).toBe(escaped);
  const written = withPlainOperators(escaped);
  const {text} = readOperators(written);
  const {clauses = []} = parseQuery(text, escaped);
  expect(clauses.map(({pieces}) => pieces.join('*'))).toEqual(terms);
});
