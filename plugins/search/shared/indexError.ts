/** How what is said of an index that cannot be used begins (by lunr, but for the last). */
const INDEX_ERRORS: readonly string[] = [
  'malformed field ref string',
  'Out of order word insertion',
  'duplicate index',
  'A version URL must start with the base URL.',
];

/** The visitor can do the same about each of them; which one it was is shown beside it in English. */
const HELP =
  '検索のデータを読み取れません。ページを再読み込みしてください。直らないときは、ユーザーフォーラムでお知らせください。';

/** What to do about an error of the index, in Japanese; undefined for one that nobody foresaw. */
export function indexErrorHelp(original: string): string | undefined {
  return INDEX_ERRORS.some((said) => original.startsWith(said)) ? HELP : undefined;
}
