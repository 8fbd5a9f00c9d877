/** A text in the one spelling in which search compares, and the way back to the original. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`: where the part of the original that it stands for begins. */
  starts: readonly number[];
  /** The same for where that part ends. */
  ends: readonly number[];
}

/** One written character with the marks that belong to it (half-width ﾞ and ﾟ, combining marks). */
const UNIT = /[^][\p{M}\uFF9E\uFF9F]*/gu;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}々ー]/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const LATIN = /[\p{sc=Latin}\p{N}]/u;
const SPACE = /^\s$/u;
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

interface Unit {
  char: string;
  start: number;
  end: number;
}

/** Characters in NFKC, lower case and hiragana, each with its place in the original. */
function units(original: string): Unit[] {
  return [...original.matchAll(UNIT)].flatMap(({0: written, index: start}) => {
    const end = start + written.length;
    return [...written.normalize('NFKC').toLowerCase()].map((char) => ({
      char: toHiragana(char),
      start,
      end,
    }));
  });
}

function toHiragana(char: string): string {
  return /^[ァ-ヶ]$/u.test(char) ? String.fromCharCode(char.charCodeAt(0) - 0x60) : char;
}

/** Whether a character says nothing for search at its place. */
function isDropped({char}: Unit, before: Unit | undefined, after: Unit | undefined): boolean {
  if (before === undefined) return false;
  if (DROPPED_IN_KANA.test(char)) {
    // A hyphen between a kana word and a Latin one joins two words; between kana or at the end of
    // a kana word it was typed for the long vowel mark.
    return (
      KANA.test(before.char) && (char === 'ー' || after === undefined || !LATIN.test(after.char))
    );
  }
  if (!SPACE.test(char) || after === undefined) return false;
  return (
    (JAPANESE.test(before.char) && LATIN.test(after.char)) ||
    (LATIN.test(before.char) && JAPANESE.test(after.char))
  );
}

/**
 * Folds a text: NFKC, lower case, katakana to hiragana, long vowel mark and middle dot dropped
 * (also when a hyphen was typed for it), small kana to large, ヴ to the ば row, ぢ and づ to じ and
 * ず, and no space between Japanese and Latin text. The offset map keeps highlights exact.
 */
export function fold(original: string): Folded {
  const all = units(original);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let index = 0; index < all.length; index += 1) {
    const unit = all[index];
    if (unit === undefined || isDropped(unit, all[index - 1], all[index + 1])) continue;
    const next = all[index + 1];
    const row = unit.char === 'ゔ' && next !== undefined ? VU[next.char] : undefined;
    if (row !== undefined) index += 1;
    const char = row ?? LARGE[unit.char] ?? unit.char;
    const end = row === undefined || next === undefined ? unit.end : next.end;
    text += char;
    for (let count = 0; count < char.length; count += 1) {
      starts.push(unit.start);
      ends.push(end);
    }
  }
  return {text, starts, ends};
}
