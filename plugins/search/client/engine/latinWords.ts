const WORD = /[\p{sc=Latin}\p{N}_]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu;

/** A Latin word as typed, in lower case, with its parts when it has several. */
export interface LatinWord {
  readonly word: string;
  /** Parts at camel case, digits and underscores: `maxItems2` has max, items and 2. */
  readonly parts: readonly string[];
}

const known = new Map<string, LatinWord>();

function latinWord(written: string): LatinWord {
  const before = known.get(written);
  if (before !== undefined) return before;
  const parts = (written.match(PART) ?? []).map((part) => part.toLowerCase());
  const word = {word: written.toLowerCase(), parts: parts.length > 1 ? parts : []};
  if (written.length <= 40) known.set(written, word);
  return word;
}

/** The Latin words and numbers of a text, in order. */
export function latinWords(text: string): LatinWord[] {
  return (text.normalize('NFKC').match(WORD) ?? []).map(latinWord);
}
