/** What is said of an index that cannot be used (by lunr, but for the last), and what to do then. */
const INDEX_ERRORS: readonly (readonly [original: RegExp, help: string])[] = [
  [
    /^malformed field ref string$/u,
    '検索の索引にある場所の名前を読み取れません。ページを再読み込みしてください。',
  ],
  [
    /^Out of order word insertion$/u,
    '検索の索引の言葉の並びが乱れています。ページを再読み込みしてください。',
  ],
  [/^duplicate index$/u, '検索の索引に同じ項目が二重にあります。ページを再読み込みしてください。'],
  [
    /^Field '.*' contains illegal character '\/'$/su,
    '検索の索引に「/」を含む場所の名前があります。ページを再読み込みしてください。',
  ],
  [
    /^Cannot load unregistered function: |^Cannot find existingFn$|^clone is not deep and does not support nested objects$/u,
    '検索の索引と検索の仕組みの版が合いません。ページを再読み込みしてください。',
  ],
  [
    /^A version URL must start with the base URL\./u,
    '検索の索引がこのサイトの外を指しているので、使いません。ページを再読み込みしてください。',
  ],
];

/** What to do about an error of the index, in Japanese; undefined for one that nobody foresaw. */
export function indexErrorHelp(original: string): string | undefined {
  return INDEX_ERRORS.find(([pattern]) => pattern.test(original))?.[1];
}
