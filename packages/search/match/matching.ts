import {oncePer, textAt, type Posting, type SearchIndex} from '../index/searchIndex';
import type {Inflection} from '../query/grammar';
import {foldText, isShortKatakana} from '../text/fold';

/** Where a term was found, and in which spellings. */
export interface TermMatch {
  /** Texts that hold it, with how often. */
  readonly texts: Posting;
  /** What stands there, folded, for the highlights. */
  readonly forms: readonly string[];
}

/**
 * The work of one search. Its steps are counted, because neither a test nor an answer may depend on
 * time.
 */
export interface Matcher {
  readonly index: SearchIndex;
  /** Characters compared and words looked at so far. */
  steps: number;
}

/** Characters that are compared at once when a text is looked through. */
const AT_ONCE = 64;
/**
 * With so many steps for each character of the texts nothing like the words typed is looked for any
 * more. Queries that readers type take at most a third of it.
 */
const STEPS_FOR_LIKENESS = 6;

/** Counts the look for a phrase in a text, or in all of them. */
export function countLook(matcher: Matcher, text = matcher.index.joined): void {
  matcher.steps += Math.ceil(text.length / AT_ONCE);
}

/** Whether a query has had all the work that is done to find what it does not say as it is written. */
export function isSpent({index, steps}: Matcher): boolean {
  return steps > STEPS_FOR_LIKENESS * index.joined.length;
}

/** What a word counts that stands inside of another one: `s` in `obs`. */
export const INSIDE = 0.3;

export const NOTHING: TermMatch = {texts: new Map(), forms: []};

/** The sum of matches, each with what it counts. */
export function sumOf(matches: readonly (readonly [match: TermMatch, count: number])[]): TermMatch {
  const texts: Posting = new Map();
  const forms = new Set<string>();
  for (const [match, count] of matches) {
    for (const [place, times] of match.texts) {
      texts.set(place, (texts.get(place) ?? 0) + times * count);
    }
    for (const form of match.forms) forms.add(form);
  }
  return {texts, forms: [...forms]};
}

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
  countLook(matcher);
  const startsLatin = LATIN_START.test(phrase);
  const texts = new Map<number, number>();
  let [place, end, count] = [0, ends[0] ?? 0, 0];
  for (let at = joined.indexOf(phrase); at >= 0; at = joined.indexOf(phrase, at + phrase.length)) {
    if (at >= end) {
      if (count > 0) texts.set(place, count);
      count = 0;
      while ((end = ends[place] ?? Infinity) <= at) place += 1;
    }
    count += startsLatin && LATIN_END.test(joined.charAt(at - 1)) ? INSIDE : 1;
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

/** What goes on after a kanji that is no noun: another one, or the kana of a verb; no particle. */
const GOES_ON = /[\p{sc=Han}々]|(?![がはをもにでのとなだやへかまよご])\p{sc=Hiragana}/u;

/** The texts that hold a kanji as a noun, with no other one beside it. */
export function matchAlone(matcher: Matcher, kanji: string): TermMatch {
  const texts = new Map<number, number>();
  for (const place of matchPhrase(matcher, kanji).texts.keys()) {
    const {folded} = textAt(matcher.index, place);
    countLook(matcher, folded);
    let count = 0;
    for (let at = folded.indexOf(kanji); at >= 0; at = folded.indexOf(kanji, at + 1)) {
      if (!HAN.test(folded.charAt(at - 1)) && !GOES_ON.test(folded.charAt(at + 1))) count += 1;
    }
    if (count > 0) texts.set(place, count);
  }
  return texts.size === 0 ? NOTHING : {texts, forms: [kanji]};
}

/** The texts that hold a verb or an adjective in any of its forms: 変え and 変わ for 変えたい. */
export function matchInflected(matcher: Matcher, {stem, follow}: Inflection): TermMatch {
  return sumOf([...new Set(follow)].map((kana) => [matchPhrase(matcher, stem + kana), 1]));
}

const HAN = /[\p{sc=Han}々]/u;
const NEGATIVE = /\p{sc=Hiragana}{0,5}?(?:な[いく]|なかつた|ません)/uy;

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
      NEGATIVE.lastIndex = after;
      const [ending] = NEGATIVE.exec(folded) ?? [];
      if (ending === undefined || (follow !== '' && !follow.includes(ending.charAt(0)))) continue;
      texts.set(place, (texts.get(place) ?? 0) + 1);
      forms.add(stem + ending);
    }
  }
  return {texts, forms: [...forms]};
}

export const toKatakana = (surface: string): string =>
  surface.replace(/\p{sc=Hiragana}/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

const LONG = 'ー';
const isBefore = (char: string): boolean => /^[ァ-ヺー]/u.test(char);
const isAfter = (char: string): boolean => /^[ァ-ヺ]/u.test(char);

/** Where kana end that stand at a place of a text, each with or without a long vowel; or -1. */
function endOfKana(text: string, from: number, kana: readonly string[]): number {
  let at = from;
  for (const one of kana) {
    if (!text.startsWith(one, at)) return -1;
    at += one.length;
    while (text.startsWith(LONG, at)) at += 1;
  }
  return at;
}

/** A katakana word in a text, and whether other kana stand before and after it. */
interface KatakanaPlace {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

/** Each place of kana in a text. A regular expression would take ten times as long. */
function* katakanaPlaces(text: string, kana: readonly string[]): Generator<KatakanaPlace> {
  const [first = ''] = kana;
  let from = 0;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, Math.max(at + 1, from))) {
    let [start, end] = [at, endOfKana(text, at, kana)];
    if (end < 0) continue;
    // Of two that overlap the later one is inside of the word that begins with the other.
    const next =
      start === from || !isBefore(text.charAt(start - 1)) ? endOfKana(text, start + 1, kana) : -1;
    if (next >= 0) [start, end] = [start + 1, next];
    const hasBefore = start > from && isBefore(text.charAt(start - 1));
    const hasAfter = isAfter(text.charAt(end));
    yield {start, end, isWhole: !hasBefore && !hasAfter};
    at = start;
    from = end + (hasAfter ? 1 : 0);
  }
}

/** How often a text holds a short katakana word, and once each how it is written there. */
export function katakanaIn(
  surface: string,
): (original: string) => {count: number; written: string[]} {
  const kana = [...toKatakana(surface).replaceAll(LONG, '')];
  // A word of three kana counts inside of a longer one, リスト in リストア; a shorter one does not.
  const isInside = foldText(surface).length >= 3;
  return (original) => {
    let count = 0;
    const written = new Set<string>();
    if (kana.length === 0) return {count, written: []};
    for (const {start, end, isWhole} of katakanaPlaces(original, kana)) {
      if (!isWhole && !isInside) continue;
      count += 1;
      written.add(original.slice(start, end));
    }
    return {count, written: [...written]};
  };
}

/** Fewer letters, or consonants, are shared by too many words, or are one by accident. */
export const MIN_SHARED = 3;

/** The texts that hold a Latin word as it is (or as a part of one). `word` is in lower case. */
export function matchWord({index}: Matcher, word: string): TermMatch {
  const texts = index.words().get(word);
  return texts === undefined ? NOTHING : {texts, forms: [word]};
}

/** The texts that hold a longer Latin word that begins with the letters typed. */
export function matchPrefix(matcher: Matcher, prefix: string): TermMatch {
  // A prefix of one letter stands for nothing.
  if (prefix.length < 2) return NOTHING;
  const vocabulary = matcher.index.vocabulary();
  const longer: string[] = [];
  for (let at = firstFrom(vocabulary, prefix); at < vocabulary.length; at += 1) {
    const word = vocabulary[at] ?? '';
    matcher.steps += 1;
    if (!word.startsWith(prefix)) break;
    if (word !== prefix) longer.push(word);
  }
  return sumOf(
    // The longer a word goes on, the less it counts.
    longer.map((word) => [matchWord(matcher, word), Math.sqrt(prefix.length / word.length)]),
  );
}

/** The texts that hold a Latin word with the letters typed somewhere inside of it. */
export function matchInside(matcher: Matcher, letters: string): TermMatch {
  if (letters.length < MIN_SHARED) return NOTHING;
  const vocabulary = matcher.index.vocabulary();
  matcher.steps += vocabulary.length;
  const holders = vocabulary.filter((word) => word.includes(letters));
  return sumOf(holders.map((word) => [matchWord(matcher, word), INSIDE]));
}

/** The first place in ordered words that is not before `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
