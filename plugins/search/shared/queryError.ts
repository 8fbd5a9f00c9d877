/** Why a query with operators cannot be read, in the order of the parser. */
export type QueryErrorKind = 'no-term' | 'unexpected' | 'unknown-field' | 'edit-distance' | 'boost';

/** What is wrong with a query, and where. */
export interface QueryError {
  kind: QueryErrorKind;
  /** For the visitor, in Japanese. */
  message: string;
  /** The message of lunr's parser, whose query language this is. */
  original: string;
  /** The wrong part of the query, as [start, end) in UTF-16 units; empty where something is missing. */
  start: number;
  end: number;
}
