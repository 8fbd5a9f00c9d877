import {foldText} from '../../shared/foldText';

/** The consonant with which a kana begins; those without one are vowels. */
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['かきくけこ', 'k'],
    ['がぎぐげご', 'g'],
    ['さしすせそ', 's'],
    ['ざじずぜぞ', 'z'],
    ['たちつてと', 't'],
    ['だでど', 'd'],
    ['なにぬねのん', 'n'],
    ['はひへほ', 'h'],
    ['ふ', 'f'],
    ['ばびぶべぼ', 'b'],
    ['ぱぴぷぺぽ', 'p'],
    ['まみむめも', 'm'],
    ['らりるれろ', 'r'],
    ['わ', 'w'],
  ].flatMap(([kana = '', consonant = '']) => [...kana].map((char) => [char, consonant])),
);

const KATAKANA = /^[\p{sc=Katakana}ー]{4,}$/u;

/** The consonants of a word typed in katakana, `sfkt` for ユースエフェクト; empty for other words. */
export function soundOfKatakana(word: string): string {
  if (!KATAKANA.test(word)) return '';
  return [...foldText(word.replaceAll('ッ', ''))].map((kana) => CONSONANTS[kana] ?? '').join('');
}

/** How Japanese says what English spells, in the order in which it is applied. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tion/gu, 'sn'],
  [/ck|ch(?=r)|qu?/gu, 'k'],
  [/ch/gu, 't'],
  [/sh|th/gu, 's'],
  [/ph/gu, 'f'],
  [/x/gu, 'ks'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/j/gu, 'z'],
  [/v/gu, 'b'],
  [/(?<double>[bdfgklmnprstz])\k<double>/gu, '$<double>'],
  // Before a consonant and at the end an r is only a longer vowel: ワード, サーバー.
  [/r(?![aeiouy])/gu, ''],
  [/l/gu, 'r'],
  [/[aeiouy\d_]/gu, ''],
];

/** The consonants with which a Latin word is said in Japanese: `sfkt` for useEffect. */
export function soundOfLatin(word: string): string {
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
