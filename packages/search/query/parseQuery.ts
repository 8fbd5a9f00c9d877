import lunr from 'lunr';
import {FIELDS, type Field} from '../index/searchIndex';

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
  const {kind, help} = CATALOGUE.find(({original}) => original.test(message)) ?? CATALOGUE[6];
  return {
    ...{kind, message: help, original: message, escaped: escapeOperators(typed)},
    ...{start: Math.min(start, length), end: Math.min(end, length)},
  };
}

const JAPANESE = String.raw`[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}々ー]`;
const KANA = String.raw`[\p{sc=Hiragana}\p{sc=Katakana}ー]`;
const LETTER = String.raw`[\p{L}\p{N}\p{M}_]`;
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

const WORD = /(?:\\\s|\S)+/gu;
const ESCAPED = /\\[\\+\-:~^*＋－−：～＾＊\s]/gu;
const OPERATOR = /[\\:~^*]/gu;
const ANY_OPERATOR = /[\\+\-:~^*＋－−：～＾＊]/gu;
const CHARACTER = /[\p{L}\p{N}]/u;
/** `--flag`, `->` and `-=` are no signs before a term. */
const SIGN = /^(?:\+|-(?![\-=>]))(?=.*[\p{L}\p{N}*\\])/su;
const KNOWN_FIELD = new RegExp(String.raw`^(?:${FIELD}):`, 'u');
/** `設定 ~1` is `設定~1` to lunr. */
const MODIFIERS = /^(?:[~^]\d+)+$/u;
const ASTERISKS = /^\*+$/u;
/** o^o, T~T */
const FACE = /^(?<eye>[\p{L}*])[~^_]\k<eye>$/u;
/** 8月~10月, 5~10 */
const RANGE = /^\d[^\p{sc=Latin}~]*~\d/u;
/** lunr parts terms at hyphens, and reads what follows anew. */
const INNER_SIGN = /(?<=-)[+-]/gu;
const LONG_VOWEL = new RegExp(String.raw`(?<=${KANA})-(?=${KANA})`, 'gu');

/** Where in a word each character is an operator. What is none of these is meant as it is. */
const MEANT: Readonly<Record<string, RegExp>> = {
  // Not `http://`, `C:\`, `127.0.0.1:80`, `:3`, `Error:`.
  ':': /(?<=^[^:]*\p{L}[^:]*):(?=[\p{L}*])/uy,
  // Between Japanese letters, and after a vowel at the end, it draws the vowel out.
  '~': new RegExp(
    String.raw`(?<=${LETTER}|\*)(?<!${JAPANESE}(?=~${JAPANESE}))~(?=$|${LETTER})(?<![\p{sc=Hiragana}ー]~(?=$))`,
    'uy',
  ),
  '^': new RegExp(String.raw`(?<=${LETTER}|\*)\^(?=$|${LETTER})`, 'uy'),
  '*': new RegExp(String.raw`(?<=${LETTER}\**)\*|\*(?=\**${LETTER})`, 'uy'),
};
/** Stands for a character that is no operator; to lunr it is a letter like others. */
const MASK = '_';

/** A query as lunr is to read it. */
export interface OperatorQuery {
  /** As long as the query; what only looks like an operator is masked. */
  readonly text: string;
  /** Whether lunr has something to read: an operator, an escaped character, or only symbols. */
  readonly isTyped: boolean;
}

/** The query with operators as lunr writes them; every character keeps its place. */
export function withPlainOperators(query: string): string {
  return FULL_WIDTH.reduce((text, [written, plain]) => text.replace(written, plain), query).replace(
    FULL_WIDTH_DIGIT,
    (digit) => digit.normalize('NFKC'),
  );
}

/**
 * Tells the words of a query that use operators from those that only look like it, as addresses,
 * paths, times and smileys do: a word is taken as characters when one of its operators stands where
 * it could mean nothing. `isWritten` says whether the texts hold a word; with `prefer` text, those
 * that could be read in both ways are taken as characters then.
 */
export function readOperators(
  query: string,
  isWritten: (word: string) => boolean = () => false,
  prefer: 'operators' | 'text' = 'operators',
): OperatorQuery {
  const hasCharacters = CHARACTER.test(query);
  const end = query.trimEnd().length;
  let isTyped = !hasCharacters;
  const text = query.replace(WORD, (word: string, at: number) => {
    // A sign between words is a dash; one at the end still waits for its term.
    const isOpenSign = /^[+-]$/u.test(word) && at + 1 === end;
    const masked = isOpenSign ? word : maskWord(word, isWritten, prefer);
    isTyped ||= isOpenSign || prefixOf(masked) !== '' || masked.search(OPERATOR) >= 0;
    const saysNothing = hasCharacters && !isOpenSign && !/[\p{L}\p{N}*\\]/u.test(masked);
    return saysNothing ? ' '.repeat(word.length) : masked;
  });
  return {text, isTyped};
}

/** The query with backslashes, so that the operators of its words are looked for as characters. */
export function escapeOperators(query: string): string {
  return query.replace(WORD, (word) => {
    const plain = withPlainOperators(word);
    const isTyped = plain.search(OPERATOR) >= 0 || /^[+-]/u.test(plain);
    return isTyped ? word.replace(ANY_OPERATOR, '\\$&') : word;
  });
}

function maskWord(
  word: string,
  isWritten: (word: string) => boolean,
  prefer: 'operators' | 'text',
): string {
  const prefix = prefixOf(word);
  const rest = word.slice(prefix.length);
  if (rest.search(OPERATOR) >= 0) {
    const isText = !usesOperators(rest) || (prefer === 'text' && isWritten(rest));
    return prefix + (isText ? rest.replace(ANY_OPERATOR, MASK) : rest);
  }
  const parted = prefix + rest.replace(INNER_SIGN, MASK);
  const whole = parted.replace(LONG_VOWEL, MASK);
  const signed = whole !== parted && isWritten(rest) ? whole : parted;
  return prefix === '' ? signed.replace(/^[+-]/u, MASK) : signed;
}

/** The sign and the name of a field of ours, with which a word begins. */
function prefixOf(word: string): string {
  const sign = SIGN.exec(word)?.[0] ?? '';
  return sign + (KNOWN_FIELD.exec(word.slice(sign.length))?.[0] ?? '');
}

function usesOperators(word: string): boolean {
  const judged = word.replace(ESCAPED, '__');
  if (MODIFIERS.test(judged) || ASTERISKS.test(judged)) return true;
  if (FACE.test(judged) || RANGE.test(judged)) return false;
  return [...judged.matchAll(OPERATOR)].every(({0: operator, index}) => {
    const meant = MEANT[operator];
    if (meant === undefined) return false;
    meant.lastIndex = index;
    return meant.test(judged);
  });
}

const FIELD_NAMES: Readonly<Record<Field, string>> = {
  title: '題名',
  keywords: 'キーワード',
  heading: '見出し',
  content: '本文',
};
const NAMED_FIELDS = Object.entries(FIELD_NAMES)
  .map(([field, name]) => `${field}（${name}）`)
  .join('、');

/** What lunr's parser can say of a query, and what a visitor can do then. The first match counts. */
const CATALOGUE = [
  {
    kind: 'no-term',
    original: /^expecting term(?: or field)?, found nothing$/u,
    help: '記号のあとに、探す言葉を続けてください（例：+設定、title:設定）。',
  },
  {
    kind: 'field-slash',
    original: /^unrecognised field '.*\/.*', possible fields: /su,
    help: `「:」の前は探す場所の名前で、「/」は使えません。使える名前は${NAMED_FIELDS}です。`,
  },
  {
    kind: 'unknown-field',
    original: /^unrecognised field '.*', possible fields: /su,
    help: `「:」の前は探す場所の名前です。使える名前は${NAMED_FIELDS}です。`,
  },
  {
    kind: 'edit-distance',
    original: /^edit distance must be numeric$/u,
    help: '「~」のあとには、許す文字の違いを数字で書いてください（例：コメント~1）。',
  },
  {
    kind: 'boost',
    original: /^boost must be numeric$/u,
    help: '「^」のあとには、重みを数字で書いてください（例：OBS^3）。',
  },
  {
    kind: 'order',
    original:
      /^expecting term(?: or field)?, found '|^expected either a field or a term, found |^Unexpected lexeme type '|^unrecognised presence operator'/u,
    help: '記号の順序を直してください。含む・含まないの記号、場所の名前、言葉、~か^の順に書きます。',
  },
  {
    // Nothing that lunr 2.3.9 says, but a visitor must be told in any case.
    kind: 'other',
    original: /^/u,
    help: '検索の記号を読み取れません。記号を減らしてお試しください。',
  },
] as const;

type QueryErrorKind = (typeof CATALOGUE)[number]['kind'];

/** What is wrong with a query, and where. */
export interface QueryError {
  kind: QueryErrorKind;
  /** What to do, in Japanese. */
  message: string;
  /** The message of lunr's parser, whose query language this is. */
  original: string;
  /** The wrong part of the query, as [start, end) in UTF-16 units; empty where something is missing. */
  start: number;
  end: number;
  /** The query with its operators escaped, to look for them as characters. */
  escaped: string;
}
