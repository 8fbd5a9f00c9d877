import type {SearchIndex} from './searchIndex';
import {firstFrom} from './wordMatch';

/**
 * The longest words that may have 1, 2, 3, 4 wrong letters: with more of them a word would be any
 * other one.
 */
const LONGEST_BY_DISTANCE = [80, 17, 8, 5] as const;

/** Longer ones are data. */
const MAX_LENGTH = 64;

/**
 * The Latin words that a pattern stands for: its pieces with any letters between them. Throws what
 * lunr throws when the index is damaged.
 */
export function wordsOfPattern(index: SearchIndex, pieces: readonly string[]): string[] {
  const words = orderedWords(index);
  const [prefix = ''] = pieces;
  const found: string[] = [];
  for (let at = firstFrom(words, prefix); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    if (word.length <= MAX_LENGTH && fits(word, pieces)) found.push(word);
  }
  return found;
}

/** Whether a word has the pieces in order, the first at its beginning and the last at its end. */
function fits(word: string, pieces: readonly string[]): boolean {
  const last = pieces.at(-1) ?? '';
  let from = 0;
  for (const piece of pieces.slice(0, -1)) {
    const at = word.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from + last.length <= word.length && word.endsWith(last);
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
  return wordsNear(orderedWords(index), word, allowed);
}

/**
 * Words that begin alike share the rows of the table of distances for what they share, and none is
 * looked at after a beginning that is too far off already.
 */
function wordsNear(words: readonly string[], word: string, allowed: number): string[] {
  const rows = distanceRows(word);
  const near: string[] = [];
  let path = '';
  // So many letters of the path have rows; with `dead` of them it is too far off.
  let [depth, dead] = [0, Infinity];
  for (const candidate of words) {
    if (candidate.length > MAX_LENGTH) continue;
    const shared = Math.min(sharedLength(path, candidate), depth);
    if (shared >= dead) continue;
    path = candidate;
    [depth, dead] = [shared, Infinity];
    while (depth < candidate.length && dead === Infinity) {
      depth += 1;
      if (rows.fill(candidate, depth) > allowed) dead = depth;
    }
    if (dead === Infinity && rows.distance(candidate.length) <= allowed) near.push(candidate);
  }
  return near;
}

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

interface DistanceRows {
  /** Fills the row for so many first letters of a candidate; returns the least number in it. */
  readonly fill: (candidate: string, length: number) => number;
  /** The distance of a candidate of this length whose rows are filled. */
  readonly distance: (length: number) => number;
}

/**
 * The table of distances from a word (Lowrance and Wagner 1975, with what lunr allows: letters may
 * be put in between two that are exchanged, but none left out).
 */
function distanceRows(word: string): DistanceRows {
  const width = word.length + 1;
  const table = new Uint8Array((MAX_LENGTH + 1) * width).map((_, at) => (at < width ? at : 0));
  const cell = (row: number, column: number): number => table[row * width + column] ?? 0;
  const exchanged = (candidate: string, row: number, column: number): number => {
    if (column < 2 || candidate.charCodeAt(row - 1) !== word.charCodeAt(column - 2))
      return Infinity;
    const second = word.charCodeAt(column - 1);
    let least = Infinity;
    for (
      let before = row - 2;
      before >= 0 && row - 1 - before <= LONGEST_BY_DISTANCE.length;
      before -= 1
    ) {
      if (candidate.charCodeAt(before) === second) {
        least = Math.min(least, cell(before, column - 2) + row - 1 - before);
      }
    }
    return least;
  };
  const fill = (candidate: string, row: number): number => {
    table[row * width] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = candidate.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const cost = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        exchanged(candidate, row, column),
      );
      table[row * width + column] = cost;
      least = Math.min(least, cost);
    }
    return least;
  };
  return {fill, distance: (length) => cell(length, word.length)};
}

/** Indexes whose words were seen to be in order. */
const ordered = new WeakSet<SearchIndex>();

function orderedWords(index: SearchIndex): readonly string[] {
  const {vocabulary} = index;
  if (!ordered.has(index)) {
    const isOrdered = vocabulary.every((word, at) => at === 0 || (vocabulary[at - 1] ?? '') < word);
    // In the words of lunr, which needs the order for the same reason.
    if (!isOrdered) throw new Error('Out of order word insertion');
    ordered.add(index);
  }
  return vocabulary;
}
