import {NOTHING, type TermMatch} from '../match/matcher';
import {UNITS, UNIT_BITS, bigramKey, type IndexedText, type SearchIndex} from './searchIndex';

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

const LATIN = /^[\p{sc=Latin}\p{N}]$/u;
/** What a letter counts inside of a longer Latin word: `s` in `obs`. */
export const INSIDE_COUNT = 0.3;

/** Which texts hold which single characters, sorted by the numbers of the characters. */
interface UnitPostings {
  /** Where the texts of the character of each number end. */
  readonly ends: Int32Array;
  readonly places: Int32Array;
  readonly counts: Float64Array;
}

/** Made with the first query that asks for a single character; most never do. */
const known = new WeakMap<SearchIndex, UnitPostings>();

/** The texts that hold a single UTF-16 unit. */
export function matchUnit(index: SearchIndex, unit: string): TermMatch {
  const number = index.units[unit.charCodeAt(0)] ?? 0;
  if (number === 0) return NOTHING;
  const {ends, places, counts} = known.get(index) ?? postUnits(index);
  const texts = new Map<number, number>();
  for (let at = ends[number - 1] ?? 0; at < (ends[number] ?? 0); at += 1) {
    texts.set(places[at] ?? 0, counts[at] ?? 0);
  }
  return texts.size === 0 ? NOTHING : {texts, forms: [unit]};
}

function postUnits(index: SearchIndex): UnitPostings {
  const ends = endsOf(index);
  // Where in the lists the newest text of each character stands.
  const newest = Int32Array.from({length: UNITS}, (_, number) => (ends[number - 1] ?? 0) - 1);
  const last = new Int32Array(UNITS).fill(-1);
  const size = ends.at(-1) ?? 0;
  const places = new Int32Array(size);
  const counts = new Float64Array(size);
  const units = index.units;
  const isLatin = latinUnits(units);
  index.texts.forEach(({folded}, place) => {
    let wasLatin = false;
    for (let at = 0; at < folded.length; at += 1) {
      const number = units[folded.charCodeAt(at)] ?? 0;
      const isInside = wasLatin && isLatin[number] === 1;
      wasLatin = isLatin[number] === 1;
      if (last[number] !== place) newest[number] = (newest[number] ?? 0) + 1;
      last[number] = place;
      const slot = newest[number] ?? 0;
      places[slot] = place;
      counts[slot] = (counts[slot] ?? 0) + (isInside ? INSIDE_COUNT : 1);
    }
  });
  const postings = {ends, places, counts};
  known.set(index, postings);
  return postings;
}

/** Where the texts of each character end when there is a place for each text that holds it. */
function endsOf(index: SearchIndex): Int32Array {
  const units = index.units;
  const ends = new Int32Array(UNITS);
  const last = new Int32Array(UNITS).fill(-1);
  index.texts.forEach(({folded}, place) => {
    for (let at = 0; at < folded.length; at += 1) {
      const number = units[folded.charCodeAt(at)] ?? 0;
      if (last[number] === place) continue;
      last[number] = place;
      ends[number] = (ends[number] ?? 0) + 1;
    }
  });
  for (let number = 1; number < UNITS; number += 1) {
    ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0);
  }
  return ends;
}

/** By the number of a unit: 1 for a Latin letter or a digit. */
function latinUnits(units: Uint16Array): Uint8Array {
  const isLatin = new Uint8Array(UNITS);
  units.forEach((number, unit) => {
    if (number > 0 && LATIN.test(String.fromCharCode(unit))) isLatin[number] = 1;
  });
  return isLatin;
}
