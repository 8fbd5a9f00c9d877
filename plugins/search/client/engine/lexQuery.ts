type LexemeType = 'FIELD' | 'TERM' | 'EDIT_DISTANCE' | 'BOOST' | 'PRESENCE';

/** A piece of a query with operators. */
export interface Lexeme {
  readonly type: LexemeType;
  /** Without the backslashes of escaped characters. */
  readonly text: string;
  /** The text between its wildcards; an escaped asterisk is text. */
  readonly pieces: readonly string[];
  readonly start: number;
  readonly end: number;
}

const SEPARATOR = /[\s-]/u;

/**
 * Cuts a query into lexemes as lunr 2.3.9 does: terms end at white space or a hyphen, a backslash
 * makes the next character text, + and - are operators only at the beginning of a term.
 */
export function lexQuery(query: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let at = 0;
  let pieces = [''];
  const write = (char: string): void => {
    pieces.push(`${pieces.pop() ?? ''}${char}`);
  };
  const emit = (type: LexemeType, end: number): void => {
    lexemes.push({type, text: pieces.join('*'), pieces, start, end});
    begin(end);
  };
  const begin = (place: number): void => {
    start = place;
    pieces = [''];
  };
  const emitTerm = (): void => {
    if (at > start) emit('TERM', at);
  };
  const emitNumber = (type: LexemeType): void => {
    emitTerm();
    const digits = /^[0-9]*/u.exec(query.slice(at + 1))?.[0] ?? '';
    begin(at + 1);
    at += 1 + digits.length;
    write(digits);
    emit(type, at);
  };

  while (at < query.length) {
    const char = query.charAt(at);
    if (char === '\\') {
      write(query.charAt(at + 1));
      at = Math.min(at + 2, query.length);
    } else if (char === ':') {
      emit('FIELD', at);
      at += 1;
      begin(at);
    } else if (char === '~') emitNumber('EDIT_DISTANCE');
    else if (char === '^') emitNumber('BOOST');
    else if ((char === '+' || char === '-') && at === start) {
      at += 1;
      write(char);
      emit('PRESENCE', at);
    } else if (SEPARATOR.test(char)) {
      emitTerm();
      at += 1;
      begin(at);
    } else {
      if (char === '*') pieces.push('');
      else write(char);
      at += 1;
    }
  }
  emitTerm();
  return lexemes;
}
