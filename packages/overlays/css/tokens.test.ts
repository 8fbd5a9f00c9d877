import {expect, it} from 'vitest';
import {mulberry32, pick} from '@komebiyori/lib/mulberry32';
import {declarationsOf, statementsOf} from './statements';
import {tokensOf} from './tokens';

it('cuts a text into tokens without losing any of it', () => {
  const random = mulberry32(2);
  const pieces = [
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    'url(',
    ')',
    '{',
    '}',
    ';',
    '\n',
    'a',
    '@',
    '\\31 ',
    'あ',
    ' ',
    '#',
    '\uD800',
  ];
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({length: 30}, () => pick(random, pieces)).join('');
    const tokens = tokensOf(text);
    expect(tokens.map(({start, end}) => text.slice(start, end)).join('')).toBe(text);
    expect(tokens.every(({start, end}) => end > start)).toBe(true);
    statementsOf(text);
  }
});

it('takes what no tokenizer has room for as one piece', () => {
  const name = 'x'.repeat(400_000);
  expect(tokensOf(name)).toMatchObject([{kind: 'sign', start: 0, end: name.length}]);
  expect(statementsOf(name)).toMatchObject([{prelude: name}]);
});

it('finds statements and declarations', () => {
  const css = `@import "a;b";
/* { */
:root { --a: "}"; color : red /* ; */; --b: a(1;2) }
@media (x) { .a { b: c } .d { } }
.open { x: y`;
  const statements = statementsOf(css);
  expect(statements.map(({at, prelude}) => [at, prelude])).toEqual([
    ['import', '@import "a;b"'],
    [undefined, ':root'],
    ['media', '@media (x)'],
    [undefined, '.open'],
  ]);
  const block = statements[1]?.block ?? {start: 0, end: 0};
  expect(declarationsOf(css, block).map(({name, value}) => [name, value])).toEqual([
    ['--a', '"}"'],
    ['color', 'red /* ; */'],
    ['--b', 'a(1;2)'],
  ]);
  expect(css.slice(statements[3]?.block?.start, statements[3]?.block?.end)).toBe(' x: y');
});
