import type {Field} from '../index/searchIndex';

const FIELD_NAMES: Readonly<Record<Field, string>> = {
  title: '題名',
  keywords: 'キーワード',
  heading: '見出し',
  content: '本文',
};
const FIELDS = Object.entries(FIELD_NAMES)
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
    help: `「:」の前は探す場所の名前で、「/」は使えません。使える名前は${FIELDS}です。`,
  },
  {
    kind: 'unknown-field',
    original: /^unrecognised field '.*', possible fields: /su,
    help: `「:」の前は探す場所の名前です。使える名前は${FIELDS}です。`,
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

/** What the catalogue says of a message of lunr's parser. */
export function queryErrorHelp(message: string): Pick<QueryError, 'kind' | 'message'> {
  const {kind, help} = CATALOGUE.find(({original}) => original.test(message)) ?? CATALOGUE[6];
  return {kind, message: help};
}
