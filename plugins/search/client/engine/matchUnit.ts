import {UNITS, type SearchIndex} from './searchIndex';
import {NOTHING, type TermMatch} from './termMatch';

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
  const number = index.units()[unit.charCodeAt(0)] ?? 0;
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
  const units = index.units();
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
  const units = index.units();
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
