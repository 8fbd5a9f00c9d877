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
  const ends = endsOf(texts);
  const known = new Map<string, Int32Array>();
  return {
    get: (text, at) => {
      const bigram = text.slice(at, at + 2);
      const places = known.get(bigram) ?? placesOf(bigram, joined, ends);
      known.set(bigram, places);
      return places;
    },
  };
}

/** The places of the texts, which end at `ends` in `joined`, that hold a bigram. */
function placesOf(bigram: string, joined: string, ends: Int32Array): Int32Array {
  const places: number[] = [];
  let place = 0;
  for (let at = joined.indexOf(bigram); at >= 0; at = joined.indexOf(bigram, ends[place])) {
    while ((ends[place] ?? Infinity) <= at) place += 1;
    places.push(place);
  }
  return Int32Array.from(places);
}

/** Where each text ends in the joined one, and the next one begins. */
function endsOf(texts: readonly IndexedText[]): Int32Array {
  const ends = new Int32Array(texts.length);
  let end = 0;
  texts.forEach(({folded}, place) => {
    end += folded.length + BETWEEN.length;
    ends[place] = end;
  });
  return ends;
}
