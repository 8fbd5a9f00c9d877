/** Where a text comes nearest to a pattern. */
export interface Approximate {
  readonly distance: number;
  /** Where the likest part ends in the text; where it begins is `startOf`. */
  readonly end: number;
}

/**
 * The place in a text that comes nearest to a pattern of at most 31 units, by the bit-parallel
 * algorithm of Myers (1999): one step for a character of the text.
 */
export function nearestPlace(text: string, pattern: string): Approximate {
  const masks = new Map<number, number>();
  for (let at = 0; at < pattern.length; at += 1) {
    const unit = pattern.charCodeAt(at);
    masks.set(unit, (masks.get(unit) ?? 0) | (1 << at));
  }
  const top = 1 << (pattern.length - 1);
  let plus = -1;
  let minus = 0;
  let distance = pattern.length;
  let best: Approximate = {distance, end: 0};
  for (let at = 0; at < text.length; at += 1) {
    const mask = masks.get(text.charCodeAt(at)) ?? 0;
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
    const isLonger = distance === best.distance && at === best.end && at > 0;
    if (distance < best.distance || isLonger) best = {distance, end: at + 1};
  }
  return best;
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

/**
 * How many characters must be added, left out, replaced or swapped with their neighbour to make one
 * text of the other; `allowed + 1` for all that is farther than allowed.
 */
export function editDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
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
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > allowed) return allowed + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, allowed + 1);
}
