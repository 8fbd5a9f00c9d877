import {describe, expect, it} from 'vitest';
import {parseQuery} from './parseQuery';
import {hasOperators, withPlainOperators} from './typedOperators';

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
    expect(parseQuery('コメ\\*').clauses?.[0]?.pieces).toEqual(['コメ*']);
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
    expect(parseQuery(query).error?.message).toMatch(/。/u);
  });
});

describe('hasOperators', () => {
  it.each(['+設定', '設定 -音声', 'title:設定', '設定~1', '設定^2', '設*', 'a\\b', '+'])(
    'sees one in %s',
    (query) => {
      expect(hasOperators(query)).toBe(true);
    },
  );
  it.each(['設定', 'word-party', 'C++', 'A - B', 'インスト~ル', '5〜10', 'v-model 修飾子'])(
    'sees none in %s',
    (query) => {
      expect(hasOperators(query)).toBe(false);
    },
  );
  it.each([
    ['＋設定　－音声', '+設定　-音声'],
    ['ｔｉｔｌｅ：設定', 'ｔｉｔｌｅ：設定'],
    ['title：設定～１', 'title:設定~1'],
    ['エラー：接続', 'エラー：接続'],
    ['設＊', '設*'],
  ])('brings %s to %s', (query, plain) => {
    expect(withPlainOperators(query)).toBe(plain);
  });
});
