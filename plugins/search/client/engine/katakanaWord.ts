import {foldText} from '../../shared/fold';
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

/** Finds a word in katakana, with or without long vowels, with the kana around it. */
function patternOf(surface: string): RegExp {
  const kana = [...toKatakana(surface).replaceAll('ー', '')];
  return new RegExp(`(?<before>[ァ-ヺー])?${kana.join('ー*')}ー*(?<after>[ァ-ヺ])?`, 'gu');
}

/** How often a text holds a short katakana word, and once each how it is written there. */
export function katakanaIn(
  surface: string,
): (original: string) => {count: number; written: string[]} {
  const pattern = patternOf(surface);
  const inside = foldText(surface).length < SHORT ? 0 : INSIDE_COUNT;
  return (original) => {
    let count = 0;
    const written = new Set<string>();
    for (const {0: text, groups} of original.matchAll(pattern)) {
      const {before = '', after = ''} = groups ?? {};
      const isWhole = before === '' && after === '';
      count += isWhole ? 1 : inside;
      if (isWhole || inside > 0) written.add(text.slice(before.length, text.length - after.length));
    }
    return {count, written: [...written]};
  };
}

const KATAKANA_WORD = /[\p{sc=Katakana}ー]+/gu;

/** Of texts that hold something like a katakana word those that hold it as a word in katakana. */
export function katakanaOnly({index}: Matcher, {texts, forms}: TermMatch): TermMatch {
  const wanted = new Set(forms);
  const kept = [...texts].filter(([place]) => {
    const words = textAt(index, place).original.match(KATAKANA_WORD) ?? [];
    return words.some((word) => wanted.has(foldText(word)));
  });
  return kept.length === 0 ? NOTHING : {texts: new Map(kept), forms};
}
