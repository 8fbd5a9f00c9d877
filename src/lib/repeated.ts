/** What stands in a list a second time, or more often. */
export const repeated = (words: readonly string[]): string[] =>
  words.filter((word, index) => words.indexOf(word) !== index);
