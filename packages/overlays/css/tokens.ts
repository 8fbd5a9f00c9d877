import {tokenize, TokenType, type CSSToken} from '@csstools/css-tokenizer';

/** A piece of a style sheet. `value` is what it stands for, with its escapes resolved. */
export interface Token {
  /** An address is a whole `url(…)` without quotes; the name of a function holds its parenthesis. */
  readonly kind: 'comment' | 'string' | 'address' | 'at' | 'name' | 'function' | 'space' | 'sign';
  readonly value: string;
  /** Places in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/**
 * What browsers make of a text before they read it as CSS (CSS Syntax 3, section 3.3). Who judges a
 * text judges this, and puts out this.
 */
export const preprocessed = (css: string): string =>
  css.replaceAll(/\r\n|[\r\f]/gu, '\n').replaceAll('\0', '\uFFFD');

/**
 * Cuts a style sheet into tokens (CSS Syntax 3, section 4). Every character is in exactly one token;
 * nothing is an error. A library reads them: what it tells apart otherwise than a browser does would
 * hide an address from the one who judges it.
 */
export function tokensOf(text: string): Token[] {
  return tokenized(text)
    .filter(([type]) => type !== TokenType.EOF)
    .map((token) => ({...meaningOf(token), start: token[2], end: token[3] + 1}));
}

function tokenized(text: string): CSSToken[] {
  try {
    return tokenize({css: text});
  } catch (error) {
    // It hands the letters of a name over as arguments, and a stack has no room for 100,000.
    if (!(error instanceof RangeError)) throw error;
    return text === '' ? [] : [[TokenType.Delim, text, 0, text.length - 1, {value: text}]];
  }
}

function meaningOf(token: CSSToken): Pick<Token, 'kind' | 'value'> {
  const [type, raw] = token;
  switch (type) {
    case TokenType.Whitespace:
      return {kind: 'space', value: ' '};
    case TokenType.Comment:
      return {kind: 'comment', value: raw};
    case TokenType.String:
      return {kind: 'string', value: token[4].value};
    case TokenType.BadString:
      return {kind: 'string', value: raw.slice(1)};
    case TokenType.URL:
      return {kind: 'address', value: token[4].value};
    case TokenType.BadURL:
      return {kind: 'address', value: raw.slice(raw.indexOf('(') + 1)};
    case TokenType.AtKeyword:
      return {kind: 'at', value: token[4].value.toLowerCase()};
    case TokenType.Function:
      return {kind: 'function', value: token[4].value.toLowerCase()};
    case TokenType.Ident:
      return {kind: 'name', value: token[4].value};
    default:
      return {kind: 'sign', value: raw};
  }
}

/** The line of a place, from 1. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
