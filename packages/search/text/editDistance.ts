/** Where a text comes nearest to a pattern. */
export interface Approximate {
  readonly distance: number;
  /** Where the likest part ends in the text; where it begins is `startOf`. */
  readonly end: number;
}

/** By UTF-16 unit the places of it in the pattern at hand, as bits; all 0 between two calls. */
const masks = new Int32Array(0x10000);

/**
 * The place in a text that comes nearest to a pattern of at most 31 units, by the bit-parallel
 * algorithm of Myers (1999): one step for a character of the text.
 */
export function nearestPlace(text: string, pattern: string): Approximate {
  for (let at = 0; at < pattern.length; at += 1) {
    const unit = pattern.charCodeAt(at);
    masks[unit] = (masks[unit] ?? 0) | (1 << at);
  }
  const best = nearestByMasks(text, pattern.length);
  for (let at = 0; at < pattern.length; at += 1) masks[pattern.charCodeAt(at)] = 0;
  return best;
}

function nearestByMasks(text: string, length: number): Approximate {
  const top = 1 << (length - 1);
  let plus = -1;
  let minus = 0;
  let distance = length;
  let [least, end] = [distance, 0];
  for (let at = 0; at < text.length; at += 1) {
    const mask = masks[text.charCodeAt(at)] ?? 0;
    const diagonal = (((mask & plus) + plus) ^ plus) | mask | minus;
    let right = minus | ~(diagonal | plus);
    let left = plus & diagonal;
    if ((right & top) !== 0) distance += 1;
    if ((left & top) !== 0) distance -= 1;
    right <<= 1;
    left <<= 1;
    plus = left | ~(diagonal | right);
    minus = right & diagonal;
    // The longest of equals that end side by side: a wrong last character belongs to the word.
    const isLonger = distance === least && at === end && at > 0;
    if (distance < least || isLonger) [least, end] = [distance, at + 1];
  }
  return {distance: least, end};
}

/** The part of a text that ends at a place and comes nearest to a pattern, the longest of equals. */
export function likestPart(text: string, end: number, pattern: string, allowed: number): string {
  let best = '';
  let least = Infinity;
  for (let length = pattern.length - allowed; length <= pattern.length + allowed; length += 1) {
    if (length < 1 || length > end) continue;
    const part = text.slice(end - length, end);
    const distance = editDistance(part, pattern, allowed);
    if (distance <= least) [best, least] = [part, distance];
  }
  return best;
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];

/** Rows of the table of distances, used again: it is asked for each word of the texts. */
let rows: Rows = [new Uint16Array(256), new Uint16Array(256), new Uint16Array(256)];

function rowsFor(length: number): Rows {
  if (length > rows[0].length) {
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  }
  return rows;
}

/**
 * How many characters must be added, left out, replaced or swapped with their neighbour to make one
 * text of the other; `allowed + 1` for all that is farther than allowed.
 */
export function editDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  let [beforeLast, last, row] = rowsFor(b.length + 1);
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > allowed) return allowed + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, allowed + 1);
}
