import {oncePer, textAt, type SearchIndex} from '../index/searchIndex';
import {LATIN, latinWords} from '../query/tokenizer';
import {foldText} from '../text/fold';
import {
  countLook,
  isSpent,
  matchPhrase,
  matchWord,
  NOTHING,
  sumOf,
  type Matcher,
  type TermMatch,
} from './matching';
import {editDistance} from '@komebiyori/lib/editDistance';
import lunr from 'lunr';

/**
 * Terms that are not meant letter for letter: with some wrong characters, or with wildcards. Latin words
 * are looked for in the vocabulary, by lunr's own automata; Japanese has no words, so the texts
 * are looked through.
 */

/** In a shorter word, one wrong character makes another word; the first one is seldom wrong. */
export const SURE_LENGTH = 6;

/**
 * The texts that hold a part within an edit distance of a folded phrase; unless `wanted` is all,
 * only the parts that come nearest of all. Texts that share too
 * few bigrams with it are not looked at: every wrong character spoils at most two of them.
 */
export function matchAlike(
  matcher: Matcher,
  written: string,
  allowed: number,
  wanted: 'nearest' | 'all' = 'nearest',
): TermMatch {
  // The bit-parallel distance has one bit of a number for each unit.
  const phrase = written.slice(0, 31);
  if (allowed < 1 || phrase.length < 2 || isSpent(matcher)) return NOTHING;
  const needed = Math.max(1, phrase.length - 1 - 2 * allowed);
  const shared = sharedBigrams(matcher, phrase);
  const texts = new Map<number, number>();
  const forms = new Set<string>();
  let least = allowed;
  for (const [place, count] of shared) {
    if (count < needed) continue;
    const {folded} = textAt(matcher.index, place);
    matcher.steps += folded.length;
    const {distance, end} = nearestPlace(folded, phrase);
    if (distance > least) continue;
    const form = likestPart(folded, end, phrase, distance);
    matcher.steps += (2 * distance + 1) * phrase.length ** 2;
    if (phrase.length < SURE_LENGTH && form.charAt(0) !== phrase.charAt(0)) continue;
    if (distance < least && wanted === 'nearest') {
      least = distance;
      texts.clear();
      forms.clear();
    }
    texts.set(place, 1);
    forms.add(form);
  }
  forms.delete('');
  return {texts, forms: [...forms]};
}

/** The different pairs of neighbours in a text. */
export function bigramsOf(text: string): Set<string> {
  const bigrams = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) bigrams.add(text.slice(at, at + 2));
  return bigrams;
}

/** How many different bigrams of a phrase each text holds. */
function sharedBigrams(matcher: Matcher, phrase: string): Map<number, number> {
  const shared = new Map<number, number>();
  const {joined, ends} = matcher.index;
  for (const bigram of bigramsOf(phrase)) {
    countLook(matcher);
    let [at, place] = [joined.indexOf(bigram), 0];
    while (at >= 0) {
      while ((ends[place] ?? Infinity) <= at) place += 1;
      shared.set(place, (shared.get(place) ?? 0) + 1);
      // Once in a text is enough: on with the next one.
      at = joined.indexOf(bigram, ends[place]);
    }
  }
  return shared;
}

/** Where a text comes nearest to a pattern. */
interface Approximate {
  readonly distance: number;
  /** Where the likest part ends in the text; `likestPart` finds where it begins. */
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

/** Each further wildcard multiplies the ways in which lunr fits a pattern to a word. */
const MAX_WILDCARDS = 4;
/**
 * The longest words for which lunr makes the set of 1, 2, 3, 4 wrong letters in at most 16,000
 * steps (about 3 ms); the steps grow with the length to the power of the letters. Longer ones than the
 * first are data, and lunr would try every way to fit a pattern to them.
 */
const LONGEST_BY_DISTANCE = [64, 17, 8, 5] as const;

/** lunr's set of the Latin words of an index, made when the first query asks for it. */
const termSet = oncePer((index: SearchIndex) =>
  lunr.TokenSet.fromArray(
    index.vocabulary().filter(({length}) => length <= LONGEST_BY_DISTANCE[0]),
  ),
);

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
  const fitting = LONGEST_BY_DISTANCE.filter((longest) => word.length <= longest).length;
  const allowed = Math.min(distance, fitting);
  if (allowed === 0) return [word];
  return termSet(index).intersect(lunr.TokenSet.fromFuzzyString(word, allowed)).toArray();
}

/** So many characters may stand for a wildcard inside of Japanese text, which has no words. */
const MAX_GAP = 20;
const BREAK = /[\s。、「」（）]/u;

/** The texts that hold a term with at most so many wrong characters. */
export function matchDistant(matcher: Matcher, term: string, distance: number): TermMatch {
  if (LATIN.test(term)) {
    return matchWords(matcher, wordsWithin(matcher.index, term.toLowerCase(), distance));
  }
  const allowed = Math.min(distance, LONGEST_BY_DISTANCE.length, Math.max(1, term.length - 1));
  return matchAlike(matcher, foldText(term), allowed, 'all');
}

/** The texts that hold any of some Latin words of the index. */
function matchWords(matcher: Matcher, words: readonly string[]): TermMatch {
  matcher.steps += matcher.index.vocabulary().length;
  return sumOf(words.map((word) => [matchWord(matcher, word), 1]));
}

/** `*` alone is every text; in Latin words it stands for any letters, in Japanese for what follows. */
export function matchWildcards(matcher: Matcher, pieces: readonly string[]): TermMatch {
  const folded = pieces.map((piece) => foldText(piece.normalize('NFKC')));
  const filled = folded.filter(Boolean);
  const [first = ''] = filled;
  if (first === '')
    return {texts: new Map([...matcher.index.texts.keys()].map((p) => [p, 1])), forms: []};
  const isLatin = filled.every((piece) => LATIN.test(piece) && latinWords(piece).length === 1);
  if (!isLatin)
    return filled.length === 1 ? matchPhrase(matcher, first) : matchGaps(matcher, filled);
  return matchWords(matcher, wordsOfPattern(matcher.index, folded));
}

function matchGaps(matcher: Matcher, pieces: readonly string[]): TermMatch {
  const [first = '', ...others] = pieces;
  const beginnings = matchPhrase(matcher, first);
  const texts = new Map<number, number>();
  const forms = new Set<string>();
  for (const place of beginnings.texts.keys()) {
    const {folded} = textAt(matcher.index, place);
    countLook(matcher, folded);
    for (let at = folded.indexOf(first); at >= 0; at = folded.indexOf(first, at + first.length)) {
      const end = endOfGaps(folded, at + first.length, others);
      if (end < 0) continue;
      texts.set(place, (texts.get(place) ?? 0) + 1);
      forms.add(folded.slice(at, end));
    }
  }
  return {texts, forms: [...forms]};
}

/** Where the last piece ends when all follow closely, or -1. */
function endOfGaps(text: string, from: number, pieces: readonly string[]): number {
  let at = from;
  for (const piece of pieces) {
    const gap = text.slice(at, at + MAX_GAP + piece.length);
    const found = gap.indexOf(piece);
    if (found < 0 || BREAK.test(gap.slice(0, found))) return -1;
    at += found + piece.length;
  }
  return at;
}
