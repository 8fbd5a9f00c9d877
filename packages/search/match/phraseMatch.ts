import {oncePer, textAt} from '../index/searchIndex';
import type {Inflection} from '../query/wordForms';
import {editDistance} from '../text/editDistance';
import {foldText, isShortKatakana} from '../text/fold';
import {katakanaIn} from '../text/words';
import {
  countLook,
  countScan,
  INSIDE_COUNT,
  isSpent,
  NOTHING,
  sumOf,
  type Matcher,
  type TermMatch,
} from './matcher';

/** Looks up a word only once for each matcher, which is once for a query. */
function remembered(
  lookUp: (matcher: Matcher, word: string) => TermMatch,
): (matcher: Matcher, word: string) => TermMatch {
  const ofMatcher = oncePer((_matcher: Matcher) => new Map<string, TermMatch>());
  return (matcher, word) => {
    const known = ofMatcher(matcher);
    const match = known.get(word) ?? lookUp(matcher, word);
    known.set(word, match);
    return match;
  };
}

const LATIN_END = /[\p{sc=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{sc=Latin}\p{N}]/u;
const NEGATIVE = /^\p{sc=Hiragana}{0,5}?(?:な[いく]|なかつた|ません)/u;
const NEGATIVE_LENGTH = 9;
/** In a shorter word, one wrong character makes another word; the first one is seldom wrong. */
const SURE_LENGTH = 5;
/** The bit-parallel distance has one bit of a number for each unit. */
const MAX_FUZZY_LENGTH = 31;

/** The texts that hold a folded phrase. */
export const matchPhrase = remembered(lookThrough);

/** How many texts hold a folded phrase. */
export function textsWith(matcher: Matcher, phrase: string): number {
  return matchPhrase(matcher, phrase).texts.size;
}

/** Whether a text holds a word, however it is spelled. */
export const isWritten = (matcher: Matcher, word: string): boolean =>
  textsWith(matcher, foldText(word)) > 0;

/**
 * The browser looks through half a million characters in 0.2 ms. Lists of what stands where would
 * have to be made before the first answer, and would take longer than many queries.
 */
function lookThrough(matcher: Matcher, phrase: string): TermMatch {
  if (phrase === '') return NOTHING;
  const {joined, ends} = matcher.index;
  countScan(matcher);
  const startsLatin = LATIN_START.test(phrase);
  const texts = new Map<number, number>();
  let [place, end, count] = [0, ends[0] ?? 0, 0];
  for (let at = joined.indexOf(phrase); at >= 0; at = joined.indexOf(phrase, at + phrase.length)) {
    if (at >= end) {
      if (count > 0) texts.set(place, count);
      count = 0;
      while ((end = ends[place] ?? Infinity) <= at) place += 1;
    }
    count += startsLatin && LATIN_END.test(joined.charAt(at - 1)) ? INSIDE_COUNT : 1;
  }
  if (count > 0) texts.set(place, count);
  return texts.size === 0 ? NOTHING : {texts, forms: [phrase]};
}

/** The texts that hold a word as it was typed, folded; a short katakana word only in katakana. */
export const matchWritten = remembered((matcher, surface) => {
  const phrase = foldText(surface);
  const match = matchPhrase(matcher, phrase);
  if (!isShortKatakana(surface)) return match;
  const texts = new Map<number, number>();
  const forms = new Set<string>();
  const find = katakanaIn(surface);
  for (const place of match.texts.keys()) {
    const {field, original, folded} = textAt(matcher.index, place);
    countLook(matcher, original);
    const {count, written} = find(original);
    // Keywords hold readings, in hiragana, and little else that a word could be inside of.
    const isReading = count === 0 && field === 'keywords' && `\n${folded}`.includes(`\n${phrase}`);
    if (count > 0 || isReading) texts.set(place, count > 0 ? count : 1);
    for (const one of written) forms.add(one);
  }
  return {texts, forms: [...forms]};
});

/** The texts that hold a verb or an adjective in any of its forms: 変え and 変わ for 変えたい. */
export function matchInflected(matcher: Matcher, {stem, follow}: Inflection): TermMatch {
  return sumOf([...new Set(follow)].map((kana) => [matchPhrase(matcher, stem + kana), 1]));
}

/**
 * The texts that deny a verb: its stem with a negative ending, 表示されない or 表示されません.
 * @param follow with which kana the verb goes on, so that 要らない is not 必要ありません
 */
export function matchNegated(matcher: Matcher, stem: string, follow = ''): TermMatch {
  const texts = new Map<number, number>();
  const forms = new Set<string>();
  for (const place of matchPhrase(matcher, stem).texts.keys()) {
    const {folded} = textAt(matcher.index, place);
    countLook(matcher, folded);
    for (let at = folded.indexOf(stem); at >= 0; at = folded.indexOf(stem, at + stem.length)) {
      const after = at + stem.length;
      const [ending] = NEGATIVE.exec(folded.slice(after, after + NEGATIVE_LENGTH)) ?? [];
      if (ending === undefined || (follow !== '' && !follow.includes(ending.charAt(0)))) continue;
      texts.set(place, (texts.get(place) ?? 0) + 1);
      forms.add(stem + ending);
    }
  }
  return {texts, forms: [...forms]};
}

/**
 * The texts that hold a part within an edit distance of a folded phrase; unless `wanted` is all,
 * only the parts that come nearest of all. Texts that share too few bigrams with it are not looked at: every wrong character
 * spoils at most two of them.
 */
export function matchAlike(
  matcher: Matcher,
  written: string,
  allowed: number,
  wanted: 'nearest' | 'all' = 'nearest',
): TermMatch {
  const phrase = written.slice(0, MAX_FUZZY_LENGTH);
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
    countScan(matcher);
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
