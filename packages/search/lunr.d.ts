// The parts of lunr 2.3.9 that @types/lunr leaves out, or declares on instances where lunr has them
// on the class (https://lunrjs.com/docs/lunr.TokenSet.html, lunr.QueryParser.html).
import 'lunr';

declare module 'lunr' {
  namespace Query {
    interface Clause {
      readonly presence: presence;
    }
  }

  namespace TokenSet {
    /** The set of sorted words. Throws 'Out of order word insertion' when they are not sorted. */
    function fromArray(words: readonly string[]): TokenSet;
    /** The set of what a text with wildcards stands for. */
    function fromString(pattern: string): TokenSet;
    /** The set of what is within an edit distance of a word; its size grows as a power of it. */
    function fromFuzzyString(word: string, editDistance: number): TokenSet;
  }

  namespace FieldRef {
    /** Throws the string 'malformed field ref string' when there is no slash. */
    function fromString(ref: string): {readonly docRef: string; readonly fieldName: string};
  }

  /** A piece of a query, as [start, end) in UTF-16 units. */
  interface Lexeme {
    readonly type: 'FIELD' | 'TERM' | 'EDIT_DISTANCE' | 'BOOST' | 'PRESENCE';
    readonly str: string;
    readonly start: number;
    readonly end: number;
  }

  class QueryLexer {
    constructor(text: string);
    readonly lexemes: Lexeme[];
    run(): void;
  }

  class QueryParser {
    constructor(text: string, query: Query);
    readonly lexer: QueryLexer;
    /** Adds the clauses of the text to the query. Throws `QueryParseError`. */
    parse(): Query;
  }
}
