/** How what is said of an index that cannot be used begins (by lunr, but for the last), and what to do. */
const INDEX_ERRORS: Readonly<Record<string, string>> = {
  'malformed field ref string':
    '検索の索引にある場所の名前を読み取れません。ページを再読み込みしてください。',
  'Out of order word insertion':
    '検索の索引の言葉の並びが乱れています。ページを再読み込みしてください。',
  'duplicate index': '検索の索引に同じ項目が二重にあります。ページを再読み込みしてください。',
  'A version URL must start with the base URL.':
    '検索の索引がこのサイトの外を指しているので、使いません。ページを再読み込みしてください。',
};

/** What to do about an error of the index, in Japanese; undefined for one that nobody foresaw. */
export function indexErrorHelp(original: string): string | undefined {
  return Object.entries(INDEX_ERRORS).find(([said]) => original.startsWith(said))?.[1];
}
