/** A piece of a style sheet. `value` is what it stands for, with its escapes resolved. */
export interface Token {
  readonly kind: 'comment' | 'string' | 'address' | 'at' | 'name' | 'function' | 'space' | 'sign';
  readonly value: string;
  /** Places in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const NAME = /(?:[-\w\u0080-\uFFFF]|\\(?:[\da-f]{1,6}\s?|[^\n\r\f\da-f]))+/iuy;
const SPACE = /\s+/uy;
const COMMENT = /\/\*[^]*?(?:\*\/|$)/uy;
/** Ends at its quote, before a line end that no backslash hides, or with the text. */
const STRING = /(["'])(?:\\[^]|(?!\1)[^\\\n\r\f])*(?:\1|(?=[\n\r\f])|\\?$)/uy;
/** `url(` was read; no quote follows. */
const BARE_ADDRESS = /\s*(?!["'\s])(?:\\[^]|[^)\\])*\)?/uy;

/** What a regular expression finds just here. */
function found(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/**
 * Cuts a style sheet into tokens (the part of CSS Syntax 3, section 4, that tells strings, comments,
 * names and addresses apart). Every character is in exactly one token; nothing is an error.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.end;
    if (token.kind !== 'function' || token.value !== 'url') continue;
    const address = found(BARE_ADDRESS, text, at);
    if (address === undefined || address === '') continue;
    const value = unescaped(address.replace(/\)$/u, '').trim());
    tokens.push({kind: 'address', value, start: at, end: at + address.length});
    at += address.length;
  }
  return tokens;
}

function tokenAt(text: string, start: number): Token {
  const make = (kind: Token['kind'], raw: string, value: string): Token => ({
    kind,
    value,
    start,
    end: start + raw.length,
  });
  const space = found(SPACE, text, start);
  if (space !== undefined) return make('space', space, ' ');
  const comment = found(COMMENT, text, start);
  if (comment !== undefined) return make('comment', comment, comment);
  const string = found(STRING, text, start);
  if (string !== undefined) return make('string', string, unescaped(unquoted(string)));
  const isAt = text[start] === '@';
  const name = found(NAME, text, isAt ? start + 1 : start);
  if (name === undefined) return make('sign', text[start] ?? '', text[start] ?? '');
  const value = unescaped(name).toLowerCase();
  if (isAt) return make('at', `@${name}`, value);
  return text[start + name.length] === '('
    ? make('function', `${name}(`, value)
    : make('name', name, unescaped(name));
}

const unquoted = (string: string): string =>
  string.length > 1 && string.endsWith(string.charAt(0)) ? string.slice(1, -1) : string.slice(1);

/** CSS Syntax 3, section 4.3.7; an escaped line end is nothing. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:([\da-f]{1,6})\s?|(\r\n|[\n\r\f])|([^]))/giu,
    (_, hex: string | undefined, lineEnd: string | undefined, other: string | undefined) => {
      if (hex === undefined) return lineEnd === undefined ? (other ?? '') : '';
      const code = Number.parseInt(hex, 16);
      return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
        ? '\uFFFD'
        : String.fromCodePoint(code);
    },
  );
}

/** The line of a place, from 1. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
