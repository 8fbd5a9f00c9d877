import {bigramKey, UNIT_BITS, UNITS, type IndexedText} from './searchIndex';

/** The numbers of the units that the texts hold (`bigramKey`), and how many there are. */
export interface Units {
  readonly units: Uint16Array;
  readonly count: number;
}

/** Which texts hold two neighbouring characters. */
export interface Bigrams {
  /** The places of the texts that hold the two units of `text` at `at`, ascending. */
  readonly get: (text: string, at: number) => Int32Array;
}

const NOWHERE = new Int32Array(0);

/** All bigrams of the texts, each with the place of its text. */
interface Pairs {
  readonly keys: Int32Array;
  readonly places: Int32Array;
}

/**
 * The posting lists of the bigrams of folded texts. All bigrams are sorted by their keys, first by
 * the second character and then by the first: that takes a tenth of the time of a map of lists, and
 * no memory for each list.
 */
export function postBigrams(texts: readonly IndexedText[], {units, count: used}: Units): Bigrams {
  const bySecond = sortedBy(readPairs(texts, units), used, 0);
  const pairs = sortedBy(bySecond, used, UNIT_BITS);
  const {length} = pairs.keys;
  const keys = new Int32Array(length);
  const ends = new Int32Array(length);
  const places = new Int32Array(length);
  let [size, count, lastKey, lastPlace] = [0, 0, -1, -1];
  // Without iterators: this runs once, before they are compiled.
  for (let at = 0; at < length; at += 1) {
    const key = pairs.keys[at] ?? 0;
    const place = pairs.places[at] ?? 0;
    if (key === lastKey && place === lastPlace) continue;
    if (key !== lastKey) keys[size++] = key;
    [lastKey, lastPlace] = [key, place];
    places[count++] = place;
    ends[size - 1] = count;
  }
  const distinct = keys.slice(0, size);
  return {
    get: (text, from) => {
      const key = bigramKey(units, text, from);
      const at = firstFrom(distinct, key);
      return distinct[at] === key ? places.subarray(ends[at - 1] ?? 0, ends[at]) : NOWHERE;
    },
  };
}

function readPairs(texts: readonly IndexedText[], units: Uint16Array): Pairs {
  const count = texts.reduce((sum, {folded}) => sum + Math.max(0, folded.length - 1), 0);
  const keys = new Int32Array(count);
  const places = new Int32Array(count);
  let to = 0;
  texts.forEach(({folded}, place) => {
    for (let at = 0; at + 1 < folded.length; at += 1) {
      keys[to] = bigramKey(units, folded, at);
      places[to++] = place;
    }
  });
  return {keys, places};
}

/**
 * Sorts by one of the two units of the keys, the one that begins at bit `shift`; pairs with equal
 * ones stay in the order given. `used` is the highest number that a unit has.
 */
function sortedBy({keys, places}: Pairs, used: number, shift: number): Pairs {
  const next = new Uint32Array(used + 2);
  for (let at = 0; at < keys.length; at += 1) {
    const after = (((keys[at] ?? 0) >> shift) & (UNITS - 1)) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let unit = 1; unit <= used; unit += 1) {
    next[unit] = (next[unit] ?? 0) + (next[unit - 1] ?? 0);
  }
  const sorted = {keys: new Int32Array(keys.length), places: new Int32Array(keys.length)};
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    const unit = (key >> shift) & (UNITS - 1);
    const to = next[unit] ?? 0;
    next[unit] = to + 1;
    sorted.keys[to] = key;
    sorted.places[to] = places[at] ?? 0;
  }
  return sorted;
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
