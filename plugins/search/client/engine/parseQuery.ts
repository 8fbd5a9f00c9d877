import type {QueryError, QueryErrorKind} from '../../shared/queryError';
import {lexQuery, type Lexeme} from './lexQuery';
import {FIELDS, type Field} from './searchIndex';

/** One term of a query with operators and what is asked of it. */
export interface Clause {
  /** The text between its wildcards; one piece when it has none. */
  readonly pieces: readonly string[];
  readonly fields: readonly Field[];
  readonly boost: number;
  /** How many wrong characters it may have; undefined when none was asked for. */
  readonly editDistance: number | undefined;
  readonly presence: 'optional' | 'required' | 'prohibited';
}

export type ParsedQuery =
  | {readonly clauses: readonly Clause[]; readonly error?: undefined}
  | {readonly clauses?: undefined; readonly error: QueryError};

/** Thrown inside of the parser only. */
class QueryFault extends Error {
  constructor(readonly error: QueryError) {
    super(error.original);
  }
}

type Open = {-readonly [Key in keyof Clause]: Clause[Key]};

/** Larger numbers change no order, and infinity would make it none. */
const MAX_NUMBER = 1000;

const emptyClause = (): Open => ({
  pieces: [],
  fields: FIELDS,
  boost: 1,
  editDistance: undefined,
  presence: 'optional',
});

/**
 * Reads a query with operators by the grammar of lunr 2.3.9 (`lunr.QueryParser`) and with its
 * messages. The fields are those of the index.
 */
export function parseQuery(query: string): ParsedQuery {
  try {
    return {clauses: parseClauses(lexQuery(query))};
  } catch (error) {
    if (error instanceof QueryFault) return {error: error.error};
    throw error;
  }
}

function parseClauses(lexemes: readonly Lexeme[]): Clause[] {
  const clauses: Clause[] = [];
  let at = 0;
  while (at < lexemes.length) {
    const clause = emptyClause();
    at = parseStart(lexemes, at, clause);
    at = parseModifiers(lexemes, at, clause);
    clauses.push(clause);
  }
  return clauses;
}

/** `+field:term`; returns the place after the term. */
function parseStart(lexemes: readonly Lexeme[], first: number, clause: Open): number {
  let at = first;
  const presence = lexemes[at];
  if (presence?.type === 'PRESENCE') {
    clause.presence = presence.text === '-' ? 'prohibited' : 'required';
    at += 1;
    const next = lexemes[at];
    if (next === undefined)
      throw fault('no-term', 'expecting term or field, found nothing', presence);
    if (next.type !== 'FIELD' && next.type !== 'TERM') {
      throw fault('unexpected', `expecting term or field, found '${next.type}'`, next);
    }
  }
  const field = lexemes[at];
  if (field?.type === 'FIELD') {
    clause.fields = [fieldOf(field)];
    at += 1;
    const next = lexemes[at];
    if (next === undefined) throw fault('no-term', 'expecting term, found nothing', field);
    if (next.type !== 'TERM')
      throw fault('unexpected', `expecting term, found '${next.type}'`, next);
  }
  const term = lexemes[at];
  if (term?.type !== 'TERM') throw misplaced(term);
  clause.pieces = term.pieces;
  return at + 1;
}

/** `~N` and `^N` behind a term, in any order; returns the place after them. */
function parseModifiers(lexemes: readonly Lexeme[], first: number, clause: Open): number {
  let at = first;
  for (;;) {
    const lexeme = lexemes[at];
    if (lexeme?.type === 'EDIT_DISTANCE') {
      clause.editDistance = numberOf(lexeme, 'edit-distance', 'edit distance must be numeric');
    } else if (lexeme?.type === 'BOOST') {
      clause.boost = numberOf(lexeme, 'boost', 'boost must be numeric');
    } else return at;
    at += 1;
  }
}

function fieldOf(lexeme: Lexeme): Field {
  const field = FIELDS.find((name) => name === lexeme.text);
  if (field !== undefined) return field;
  const possible = FIELDS.map((name) => `'${name}'`).join(', ');
  throw fault(
    'unknown-field',
    `unrecognised field '${lexeme.text}', possible fields: ${possible}`,
    lexeme,
  );
}

function numberOf(lexeme: Lexeme, kind: QueryErrorKind, message: string): number {
  if (lexeme.text === '') throw fault(kind, message, lexeme);
  return Math.min(Number(lexeme.text), MAX_NUMBER);
}

function misplaced(lexeme: Lexeme | undefined): Error {
  if (lexeme === undefined) return new RangeError('A clause begins with a lexeme.');
  const value = lexeme.text === '' ? '' : ` with value '${lexeme.text}'`;
  const message = `expected either a field or a term, found ${lexeme.type}${value}`;
  return fault('unexpected', message, lexeme);
}

/** What the visitor reads; the wrong part itself is marked in the query. */
const MESSAGES: Readonly<Record<QueryErrorKind, string>> = {
  'no-term': '記号のあとに、探す言葉を続けてください。',
  unexpected: '記号の並びが読み取れません。記号は1つの言葉に1つずつ付けます。',
  'unknown-field': `「:」の前に書けるのは、${FIELDS.join('、')}だけです。文字として探すときは「\\:」と書きます。`,
  'edit-distance': '「~」のあとには、許す文字の違いを数字で書きます（例 コメント~1）。',
  boost: '「^」のあとには、重みを数字で書きます（例 OBS^3）。',
};

function fault(kind: QueryErrorKind, original: string, {start, end}: Lexeme): QueryFault {
  return new QueryFault({kind, message: MESSAGES[kind], original, start, end});
}
