import {foldText} from './fold';

const WORD = /[\p{sc=Latin}\p{N}_]+/gu;
/** Letters and figures of the width of kanji, and such in circles and squares. */
const FULL_WIDTH = /[\u2460-\u24ff\u3300-\u33ff\uff00-\uff5e]/u;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu;

/** A Latin word as typed, in lower case, with its parts when it has several. */
export interface LatinWord {
  readonly word: string;
  /** Parts at camel case, digits and underscores: `maxItems2` has max, items and 2. */
  readonly parts: readonly string[];
}

const known = new Map<string, LatinWord>();

function latinWord(written: string): LatinWord {
  const before = known.get(written);
  if (before !== undefined) return before;
  const parts = (written.match(PART) ?? []).map((part) => part.toLowerCase());
  const word = {word: written.toLowerCase(), parts: parts.length > 1 ? parts : []};
  if (written.length <= 40) known.set(written, word);
  return word;
}

/** The Latin words and numbers of a text, in order. */
export function latinWords(text: string): LatinWord[] {
  // Most texts hold nothing that it would change, and it is slow.
  const plain = FULL_WIDTH.test(text) ? text.normalize('NFKC') : text;
  return (plain.match(WORD) ?? []).map(latinWord);
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
  // A word of three kana counts inside of a longer one, リスト in リストア; a shorter one does not.
  const isInside = foldText(surface).length >= 3;
  return (original) => {
    let count = 0;
    const written = new Set<string>();
    if (kana.length === 0) return {count, written: []};
    for (const {start, end, isWhole} of placesOf(original, kana)) {
      if (!isWhole && !isInside) continue;
      count += 1;
      written.add(original.slice(start, end));
    }
    return {count, written: [...written]};
  };
}
