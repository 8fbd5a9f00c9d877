import {FIELDS} from './searchIndex';

const KANA = String.raw`[\p{sc=Hiragana}\p{sc=Katakana}ー]`;
/** A wave between kana was typed for the long vowel mark; a colon between digits is a time or a port. */
const OPERATOR = new RegExp(
  String.raw`(?:^|\s)[+\-](?:\S|$)|[*^\\]|(?<!\d):|:(?!\d)|(?<!${KANA})~|~(?!${KANA})`,
  'u',
);
const FIELD = FIELDS.join('|');
/** What an input method for Japanese writes in place of an operator; each is one character long. */
const FULL_WIDTH: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)＋(?=\S)/gu, '+'],
  [/(?<=^|\s)[－−](?=\S)/gu, '-'],
  [new RegExp(String.raw`(?<=(?:^|[\s+\-])(?:${FIELD}))：`, 'gu'), ':'],
  [/(?<=\S)～(?=[0-9０-９])/gu, '~'],
  [/(?<=\S)＾(?=[0-9０-９])/gu, '^'],
  [/＊/gu, '*'],
];
const FULL_WIDTH_DIGIT = /(?<=[~^][0-9]*)[０-９]/gu;

/** The query with operators as lunr writes them; every character keeps its place. */
export function withPlainOperators(query: string): string {
  return FULL_WIDTH.reduce((text, [written, plain]) => text.replace(written, plain), query).replace(
    FULL_WIDTH_DIGIT,
    (digit) => digit.normalize('NFKC'),
  );
}

/** Whether a query holds an operator: a leading + or -, field:, ~N, ^N, an asterisk, a backslash. */
export function hasOperators(query: string): boolean {
  return OPERATOR.test(query);
}
