import type {Bigrams} from './postBigrams';
import type {IndexedText} from './searchIndex';

/** Stands between texts; no folded text and no query holds it. */
const BETWEEN = '\u0000';

/**
 * Looks a bigram up in the texts themselves, once. For few texts that takes less time than lists of
 * all bigrams: of them a query asks for some dozens, and nobody waits for the lists.
 */
export function scanBigrams(texts: readonly IndexedText[]): Bigrams {
  const joined = texts.map(({folded}) => folded).join(BETWEEN);
  const starts = startsOf(texts);
  const known = new Map<string, Int32Array>();
  const find = (bigram: string): Int32Array => {
    const places: number[] = [];
    let place = 0;
    let at = joined.indexOf(bigram);
    while (at >= 0) {
      while ((starts[place + 1] ?? Infinity) <= at) place += 1;
      places.push(place);
      const next = starts[place + 1];
      at = next === undefined ? -1 : joined.indexOf(bigram, next);
    }
    return Int32Array.from(places);
  };
  return {
    get: (text, at) => {
      const bigram = text.slice(at, at + 2);
      const places = known.get(bigram) ?? find(bigram);
      known.set(bigram, places);
      return places;
    },
  };
}

/** Where each text begins in the joined one. */
function startsOf(texts: readonly IndexedText[]): Int32Array {
  const starts = new Int32Array(texts.length);
  let start = 0;
  texts.forEach(({folded}, place) => {
    starts[place] = start;
    start += folded.length + BETWEEN.length;
  });
  return starts;
}
