import {editDistance} from './editDistance';

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
