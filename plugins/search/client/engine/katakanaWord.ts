import {foldText} from '../../shared/foldText';
import {textAt} from './searchIndex';
import {NOTHING, type Matcher, type TermMatch} from './termMatch';

/**
 * Short katakana words are looked up in katakana only: folded, エラー is えら and would be found in
 * 考えられる, キー in every き.
 */
const SHORT = 3;
const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;
/** A hiragana word with a long vowel mark is a katakana word typed in hiragana. */
const LONG_VOWEL = /^[\p{sc=Hiragana}ー]*ー[\p{sc=Hiragana}ー]*$/u;
/** What a word of three kana counts inside of a longer one, リスト in リストア; a shorter one nothing. */
const INSIDE_COUNT = 0.5;

/** Whether a word must be looked up in katakana. `surface` is in NFKC. */
export function isShortKatakana(surface: string): boolean {
  if (!KATAKANA.test(surface) && !LONG_VOWEL.test(surface)) return false;
  return foldText(surface).length <= SHORT;
}

const toKatakana = (surface: string): string =>
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
interface Place {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

/** Each place of kana in a text. A regular expression would take ten times as long. */
function* placesOf(text: string, kana: readonly string[]): Generator<Place> {
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
  const inside = foldText(surface).length < SHORT ? 0 : INSIDE_COUNT;
  return (original) => {
    let count = 0;
    const written = new Set<string>();
    if (kana.length === 0) return {count, written: []};
    for (const {start, end, isWhole} of placesOf(original, kana)) {
      count += isWhole ? 1 : inside;
      if (isWhole || inside > 0) written.add(original.slice(start, end));
    }
    return {count, written: [...written]};
  };
}

const KATAKANA_WORD = /[\p{sc=Katakana}ー]+/gu;

/** Of texts that hold something like a katakana word those that hold it as a word in katakana. */
export function katakanaOnly({index}: Matcher, {texts, forms}: TermMatch): TermMatch {
  const wanted = new Set(forms);
  // The same words stand in hundreds of texts.
  const known = new Map<string, boolean>();
  const isWanted = (word: string): boolean => {
    const is = known.get(word) ?? wanted.has(foldText(word));
    known.set(word, is);
    return is;
  };
  const kept = [...texts].filter(([place]) =>
    (textAt(index, place).original.match(KATAKANA_WORD) ?? []).some(isWanted),
  );
  return kept.length === 0 ? NOTHING : {texts: new Map(kept), forms};
}
