const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * Text as it is compared: NFKC (half-width kana, full-width letters), small letters, hiragana for
 * katakana, the small ヶ as large as many write it, no macrons and circumflexes over Latin vowels.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[āâīîūûēêōô]/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll('ヶ', 'ケ')
    .replace(/[ァ-ヵ]/gu, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
    );
}

/** Hepburn to Kunrei, so that both ways of writing are one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sh(?=i)/gu, 's'],
  [/ch(?=i)/gu, 't'],
  [/ts(?=u)/gu, 't'],
  [/f(?=u)/gu, 'h'],
  [/j(?=i)/gu, 'z'],
  [/sh(?=[aueo])/gu, 'sy'],
  [/ch(?=[aueo])/gu, 'ty'],
  [/tch/gu, 'tt'],
  [/m(?=[bmp])/gu, 'n'],
  [/oh(?=[^aiueoy]|$)/gu, 'o'],
  [/o[ou]+/gu, 'o'],
  [/uu+/gu, 'u'],
];

/** Romaji as it is compared: `Ohsaka`, `Oosaka` and `Ōsaka` are one, and so are `Chiba` and `Tiba`. */
export const foldRomaji = (word: string): string =>
  SPELLINGS.reduce(
    (text, [pattern, spelling]) => text.replace(pattern, spelling),
    fold(word).replace(/[\s'’-]/gu, ''),
  );
