import {bigramKey, type IndexedText} from './searchIndex';

/** Which texts hold two neighbouring characters. */
export interface Bigrams {
  /** How many different ones there are. */
  readonly size: number;
  /** The places of the texts that hold a bigram, ascending; keys by `bigramKey`. */
  readonly get: (key: number) => Int32Array | undefined;
}

/**
 * The posting lists of the bigrams of folded texts. Pairs of bigram and text are sorted as numbers:
 * that takes a third of the time of a map of lists, and no memory for each list.
 */
export function postBigrams(texts: readonly IndexedText[], units: Uint16Array): Bigrams {
  const pairs = sortedPairs(texts, units);
  const keys = new Int32Array(pairs.length);
  const ends = new Int32Array(pairs.length);
  const places = new Int32Array(pairs.length);
  let [size, count, last] = [0, 0, -1];
  for (const pair of pairs) {
    if (pair === last) continue;
    last = pair;
    const key = Math.floor(pair / texts.length);
    if (size === 0 || keys[size - 1] !== key) keys[size++] = key;
    places[count++] = pair - key * texts.length;
    ends[size - 1] = count;
  }
  const distinct = keys.slice(0, size);
  return {
    size,
    get: (key) => {
      const at = firstFrom(distinct, key);
      return distinct[at] === key ? places.subarray(ends[at - 1] ?? 0, ends[at]) : undefined;
    },
  };
}

/** For each bigram of each text one number, `key * texts.length + place`; below 2 ** 53. */
function sortedPairs(texts: readonly IndexedText[], units: Uint16Array): Float64Array {
  const count = texts.reduce((sum, {folded}) => sum + Math.max(0, folded.length - 1), 0);
  const pairs = new Float64Array(count);
  let to = 0;
  texts.forEach(({folded}, place) => {
    for (let at = 0; at + 1 < folded.length; at += 1) {
      pairs[to++] = bigramKey(units, folded, at) * texts.length + place;
    }
  });
  return pairs.sort();
}

/** The first place in ascending numbers that is not below `wanted`. */
function firstFrom(numbers: Int32Array, wanted: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
