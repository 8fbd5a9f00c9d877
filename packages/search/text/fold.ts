/** A text in the one spelling in which search compares, and the way back to the original. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`: where the part of the original that it stands for begins. */
  starts: readonly number[];
  /** The same for where that part ends. */
  ends: readonly number[];
}

/** A word that is katakana from end to end. */
export const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;
/** A hiragana word with a long vowel mark is a katakana word typed in hiragana. */
const LONG_VOWEL = /^[\p{sc=Hiragana}ー]*ー[\p{sc=Hiragana}ー]*$/u;

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}々ー]/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const LATIN = /[\p{sc=Latin}\p{N}]/u;
/** Marks that belong to the character before them (half-width ﾞ and ﾟ, combining marks). */
const MARK = /[\p{M}\uFF9E\uFF9F]/u;
/** Long vowel mark, the hyphens and dashes typed in its place, and the middle dot. */
const DROPPED_IN_KANA = /^[ー・\-\u2010-\u2015\u2212~〜]$/u;

const LARGE: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
  ぢ: 'じ',
  づ: 'ず',
  ゐ: 'い',
  ゑ: 'え',
  ゔ: 'ぶ',
};
const VU: Readonly<Record<string, string>> = {ぁ: 'ば', ぃ: 'び', ぅ: 'ぶ', ぇ: 'べ', ぉ: 'ぼ'};

/** What folding must know of one character, in NFKC, lower case and hiragana. */
interface Unit {
  readonly char: string;
  /** With small kana made large. */
  readonly folded: string;
  /** The code of the first UTF-16 unit of that. */
  readonly code: number;
  readonly isJapanese: boolean;
  readonly isKana: boolean;
  readonly isLatin: boolean;
  readonly isSpace: boolean;
  readonly isDroppedInKana: boolean;
}

/** Units of single UTF-16 units by their code: a text repeats its characters thousands of times. */
const knownUnits: (readonly Unit[] | undefined)[] = [];
/** By code: 1 for a mark, 2 for another character, 0 when it was not met before. */
const knownMarks = new Uint8Array(0x10000);

function unitsOf(text: string, start: number, end: number): readonly Unit[] {
  if (end > start + 1) return makeUnits(text.slice(start, end));
  return (knownUnits[text.charCodeAt(start)] ??= makeUnits(text.charAt(start)));
}

const KANJI: Omit<Unit, 'char' | 'folded' | 'code'> = {
  ...{isJapanese: true, isKana: false, isLatin: false, isSpace: false, isDroppedInKana: false},
};

function makeUnits(written: string): Unit[] {
  // The block CJK Unified Ideographs has nothing but kanji, which fold to themselves.
  if (/^[\u4e00-\u9fff]$/u.test(written))
    return [{char: written, folded: written, code: written.charCodeAt(0), ...KANJI}];
  return [...written.normalize('NFKC').toLowerCase()].map(toHiragana).map((char) => ({
    char,
    folded: LARGE[char] ?? char,
    code: (LARGE[char] ?? char).charCodeAt(0),
    isJapanese: JAPANESE.test(char),
    isKana: KANA.test(char),
    isLatin: LATIN.test(char),
    // A line break parts what stands before it from what stands after.
    isSpace: char !== '\n' && /^\s$/u.test(char),
    isDroppedInKana: DROPPED_IN_KANA.test(char),
  }));
}

function toHiragana(char: string): string {
  return /^[ァ-ヶ]$/u.test(char) ? String.fromCharCode(char.charCodeAt(0) - 0x60) : char;
}

function isMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const known = knownMarks[code];
  if (known !== 0) return known === 1;
  const isOne = MARK.test(text.charAt(at));
  knownMarks[code] = isOne ? 1 : 2;
  return isOne;
}

/** Whether a character says nothing for search at its place. */
function isDropped(unit: Unit, before: Unit | undefined, after: Unit | undefined): boolean {
  if (before === undefined) return false;
  if (unit.isDroppedInKana) {
    // A hyphen between a kana word and a Latin one joins two words; between kana or at the end of
    // a kana word it was typed for the long vowel mark.
    return before.isKana && (unit.char === 'ー' || after?.isLatin !== true);
  }
  if (!unit.isSpace || after === undefined) return false;
  return (before.isJapanese && after.isLatin) || (before.isLatin && after.isJapanese);
}

function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}

/** Told of every character of the folded text, with its place in the original. */
type Emit = (char: string, start: number, end: number) => void;

/** Folds a text as `fold` does, character by character. */
export function foldInto(original: string, emit: Emit): void {
  let before: Unit | undefined;
  // Waits for the one after it, because both neighbours decide.
  let unit: Unit | undefined;
  let [start, end] = [0, 0];
  const put = (after: Unit | undefined): void => {
    if (unit === undefined) return;
    if (!isDropped(unit, before, after)) emit(unit.folded, start, end);
    before = unit;
  };
  let at = 0;
  while (at < original.length) {
    const from = at;
    at += isPair(original, at) ? 2 : 1;
    while (at < original.length && isMark(original, at)) at += 1;
    for (const next of unitsOf(original, from, at)) {
      const row = unit?.char === 'ゔ' ? VU[next.char] : undefined;
      if (row === undefined) {
        put(next);
        [unit, start, end] = [next, from, at];
      } else {
        emit(row, start, at);
        [before, unit] = [next, undefined];
      }
    }
  }
  put(undefined);
}

/**
 * Folds a text: NFKC, lower case, katakana to hiragana, long vowel mark and middle dot dropped
 * (also when a hyphen was typed for it), small kana to large, ヴ to the ば row, ぢ and づ to じ and
 * ず, and no space between Japanese and Latin text. The offset map keeps highlights exact.
 */
export function fold(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  foldInto(original, (char, start, end) => {
    text += char;
    for (let count = 0; count < char.length; count += 1) {
      starts.push(start);
      ends.push(end);
    }
  });
  return {text, starts, ends};
}

/** What single UTF-16 units become alone, by their code, once they were looked at. */
const soleUnits: (Unit | undefined)[] = new Array<Unit | undefined>(0x10000);
let buffer = new Uint16Array(4096);

/**
 * The text of `fold` alone, for the many texts of an index of which few are ever shown. Nearly all of
 * them are folded unit by unit: an index is built once, before the browser has compiled anything.
 */
export function foldText(original: string): string {
  if (original.length > buffer.length) buffer = new Uint16Array(2 * original.length);
  let length = 0;
  let before: Unit | undefined;
  let unit = soleUnit(original, 0);
  for (let at = 0; at < original.length; at += 1) {
    if (unit === undefined) return foldLines(original);
    const after = soleUnit(original, at + 1);
    // Asked here as well, because it spares most calls.
    const mayDrop = unit.isSpace || unit.isDroppedInKana;
    if (!mayDrop || !isDropped(unit, before, after)) buffer[length++] = unit.code;
    before = unit;
    unit = after;
  }
  return textOfUnits(buffer.subarray(0, length));
}

/** The same for a text with more than single units, which takes its time: so only for their lines. */
function foldLines(original: string): string {
  const lines = original.split('\n');
  if (lines.length > 1) return lines.map(foldText).join('\n');
  let folded = '';
  foldInto(original, (char) => (folded += char));
  return folded;
}

/** What a UTF-16 unit becomes whatever stands around it; undefined when that is more than one unit. */
function soleUnit(text: string, at: number): Unit | undefined {
  if (at >= text.length) return undefined;
  return (soleUnits[text.charCodeAt(at)] ??= lookAt(text, at));
}

function lookAt(text: string, at: number): Unit | undefined {
  const isHalf = (text.charCodeAt(at) & 0xf800) === 0xd800;
  if (isHalf || isMark(text, at)) return undefined;
  const [unit, ...others] = unitsOf(text, at, at + 1);
  return others.length > 0 || unit?.char === 'ゔ' || unit?.folded.length !== 1 ? undefined : unit;
}

/**
 * Whether a word must be looked up in katakana: folded, エラー is えら and would be found in 考えられる,
 * キー in every き. `surface` is in NFKC.
 */
export function isShortKatakana(surface: string): boolean {
  return (KATAKANA.test(surface) || LONG_VOWEL.test(surface)) && foldText(surface).length <= 3;
}

const UTF_16 = new TextDecoder('utf-16le', {ignoreBOM: true});

/** The text of UTF-16 units; halves of pairs that stand alone are lost. */
export function textOfUnits(units: Uint16Array<ArrayBuffer>): string {
  return UTF_16.decode(units);
}
