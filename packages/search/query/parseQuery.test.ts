import {describe, expect, it} from 'vitest';
import {parseQuery} from './parseQuery';

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
