import lunr from 'lunr';
import {queryErrorHelp, type QueryError} from '../../shared/queryError';
import {FIELDS, type Field} from './searchIndex';
import {escapeOperators} from './typedOperators';

/** One term of a query with operators and what is asked of it. */
export interface Clause {
  /** The text between its wildcards, as typed; one piece when it has none. */
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

/** Larger numbers change no order, and infinity would make it none. */
const MAX_NUMBER = 1000;

/**
 * Reads a query with operators by lunr's own parser, over the fields of the index.
 * `typed` is the same query before single characters of it were replaced; the terms are its.
 */
export function parseQuery(query: string, typed = query): ParsedQuery {
  const parser = new lunr.QueryParser(query, new lunr.Query([...FIELDS]));
  try {
    const {clauses} = parser.parse();
    // Each clause is made of one term. lunr's own copy of it is in lower case, and does not tell
    // an escaped asterisk from a wildcard.
    const terms = parser.lexer.lexemes.filter(({type}) => type === 'TERM');
    return {
      clauses: terms.flatMap(({start, end}, at) => {
        const clause = clauses[at];
        return clause === undefined ? [] : [readClause(clause, piecesOf(query, typed, start, end))];
      }),
    };
  } catch (thrown) {
    return {error: errorOf(thrown, query, typed)};
  }
}

function readClause(clause: Partial<lunr.Query.Clause>, pieces: readonly string[]): Clause {
  const {fields = [], boost = 1, editDistance, presence} = clause;
  return {
    pieces,
    fields: FIELDS.filter((field) => fields.includes(field)),
    boost: Math.min(boost, MAX_NUMBER),
    editDistance: editDistance === undefined ? undefined : Math.min(editDistance, MAX_NUMBER),
    presence: presenceOf(presence),
  };
}

function presenceOf(presence: lunr.Query.presence | undefined): Clause['presence'] {
  if (presence === lunr.Query.presence.REQUIRED) return 'required';
  return presence === lunr.Query.presence.PROHIBITED ? 'prohibited' : 'optional';
}

/** The text of a term between its wildcards, without the backslashes of escaped characters. */
function piecesOf(query: string, typed: string, start: number, end: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (let at = start; at < end; at += 1) {
    if (query[at] === '*') {
      pieces.push(piece);
      piece = '';
      continue;
    }
    if (query[at] === '\\') at += 1;
    piece += typed.charAt(at);
  }
  return [...pieces, piece];
}

/** Nothing but `QueryParseError` is known to be thrown; anything else concerns the whole query. */
function errorOf(thrown: unknown, query: string, typed: string): QueryError {
  const {length} = query;
  const {message, start, end} =
    thrown instanceof lunr.QueryParseError
      ? thrown
      : {message: String(thrown), start: 0, end: length};
  return {
    ...queryErrorHelp(message),
    original: message,
    start: Math.min(start, length),
    end: Math.min(end, length),
    escaped: escapeOperators(typed),
  };
}
