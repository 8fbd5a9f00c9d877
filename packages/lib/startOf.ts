/** The start of a text, up to a length in UTF-16 units, without half of a character at its end. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');
