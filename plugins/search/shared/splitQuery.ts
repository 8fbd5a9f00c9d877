/** The terms of a query: what stands between whitespace (also the ideographic space). */
export function splitQuery(query: string): string[] {
  return query.normalize('NFKC').split(/\s+/u).filter(Boolean);
}

const GRAMMAR = /^[\p{sc=Hiragana}ー]{1,2}$/u;

/**
 * The words of a term typed as a sentence, without the particles between them. Empty when the term
 * is a single word.
 */
export function wordsOf(term: string): string[] {
  const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});
  const words = [...segmenter.segment(term)]
    .filter(({isWordLike, segment}) => isWordLike === true && !GRAMMAR.test(segment))
    .map(({segment}) => segment);
  return words.length === 1 && words[0] === term ? [] : words;
}
