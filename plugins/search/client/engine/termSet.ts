import lunr from 'lunr';
import type {SearchIndex} from './searchIndex';

/** Each further wildcard multiplies the ways in which lunr fits a pattern to a word. */
const MAX_WILDCARDS = 4;
/**
 * The longest words for which lunr makes the set of 1, 2, 3, 4 wrong letters in at most 16,000
 * steps (about 3 ms); the steps grow with the length to the power of the letters.
 */
const LONGEST_BY_DISTANCE = [80, 17, 8, 5] as const;

/** Longer ones are data, and lunr would try every way to fit a pattern to them. */
const MAX_LENGTH = 64;

const sets = new WeakMap<SearchIndex, lunr.TokenSet>();

/** lunr's set of the Latin words of an index, made when the first query asks for it. */
function termSet(index: SearchIndex): lunr.TokenSet {
  const known = sets.get(index);
  if (known !== undefined) return known;
  const made = lunr.TokenSet.fromArray(
    index.vocabulary().filter(({length}) => length <= MAX_LENGTH),
  );
  sets.set(index, made);
  return made;
}

/**
 * The Latin words that a pattern stands for: its pieces with any letters between them. What
 * follows the fourth wildcard is not looked at. Throws what lunr throws when the index is damaged.
 */
export function wordsOfPattern(index: SearchIndex, pieces: readonly string[]): string[] {
  const looked =
    pieces.length > MAX_WILDCARDS + 1 ? [...pieces.slice(0, MAX_WILDCARDS), ''] : pieces;
  return termSet(index)
    .intersect(lunr.TokenSet.fromString(looked.join('*')))
    .toArray();
}

/**
 * The Latin words that differ from a word in at most so many letters (left out, put in, wrong or
 * exchanged with the next one); fewer when the word is long.
 */
export function wordsWithin(index: SearchIndex, word: string, distance: number): string[] {
  const wanted = Math.min(distance, LONGEST_BY_DISTANCE.length);
  const fitting = LONGEST_BY_DISTANCE.filter((longest) => word.length <= longest).length;
  const allowed = Math.min(wanted, fitting);
  if (allowed === 0) return [word];
  return termSet(index).intersect(lunr.TokenSet.fromFuzzyString(word, allowed)).toArray();
}
