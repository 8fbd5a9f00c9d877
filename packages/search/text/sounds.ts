import {foldText} from './fold';

/** Kana of a consonant with a, i, u, e and o; a space where there is none. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や ゆ よ',
  r: 'らりるれろ',
  w: 'わ   を',
};
const VOWELS = 'aiueo';
/** Spellings that follow no row, with what they stand for. */
const OTHERS =
  'shi:し chi:ち tsu:つ fu:ふ ji:じ fa:ふぁ fi:ふぃ fe:ふぇ fo:ふぉ thi:てぃ dhi:でぃ xtu:っ ltu:っ twi:とぃ la:ぁ li:ぃ lu:ぅ le:ぇ lo:ぉ va:ゔぁ vi:ゔぃ vu:ゔ ve:ゔぇ vo:ゔぉ -:ー';
/** What stands for a consonant with a small kana: kya is きゃ. */
const GLIDES: Readonly<Record<string, string>> = {
  ky: 'き',
  gy: 'ぎ',
  sy: 'し',
  sh: 'し',
  zy: 'じ',
  jy: 'じ',
  j: 'じ',
  ty: 'ち',
  ch: 'ち',
  cy: 'ち',
  ny: 'に',
  hy: 'ひ',
  by: 'び',
  py: 'ぴ',
  my: 'み',
  ry: 'り',
};
const SMALL = {a: 'ゃ', u: 'ゅ', e: 'ぇ', o: 'ょ'} as const;

const kanaOf = new Map<string, string>();
for (const [consonant, row] of Object.entries(ROWS)) {
  [...row].forEach((kana, at) => {
    if (kana !== ' ') kanaOf.set(consonant + VOWELS.charAt(at), kana);
  });
}
for (const [glide, kana] of Object.entries(GLIDES)) {
  for (const [vowel, small] of Object.entries(SMALL)) kanaOf.set(glide + vowel, kana + small);
}
for (const pair of OTHERS.split(' ')) {
  const [letters = '', kana = ''] = pair.split(':');
  kanaOf.set(letters, kana);
}
const LONGEST = Math.max(...[...kanaOf.keys()].map(({length}) => length));

/** What letters would have been with the input method on: よみあげ for yomiage; undefined for other words. */
export function romajiToKana(letters: string): string | undefined {
  let kana = '';
  let at = 0;
  while (at < letters.length) {
    const step = kanaAt(letters, at);
    if (step === undefined) return undefined;
    kana += step.kana;
    at += step.length;
  }
  return kana;
}

function kanaAt(letters: string, at: number): {kana: string; length: number} | undefined {
  for (let length = LONGEST; length > 0; length -= 1) {
    const kana = kanaOf.get(letters.slice(at, at + length));
    if (kana !== undefined) return {kana, length: Math.min(length, letters.length - at)};
  }
  const [letter, next] = [letters.charAt(at), letters.charAt(at + 1)];
  if (letter === 'n') {
    const isDouble =
      next === "'" || (next === 'n' && !VOWELS.includes(letters.charAt(at + 2) || ' '));
    return {kana: 'ん', length: isDouble ? 2 : 1};
  }
  return letter === next && /[a-z]/u.test(letter) ? {kana: 'っ', length: 1} : undefined;
}

const romajiOf = new Map<string, string>();
// The shortest spelling wins; of equals the last one, which is Hepburn's.
for (const [letters, kana] of kanaOf) {
  if ((romajiOf.get(kana)?.length ?? Infinity) >= letters.length) romajiOf.set(kana, letters);
}

/** The letters that were typed when the input method made kana of them: obs for おbs. */
export function kanaToRomaji(text: string): string {
  let letters = '';
  let at = 0;
  while (at < text.length) {
    const two = romajiOf.get(text.slice(at, at + 2));
    const one = text.charAt(at);
    letters += two ?? (one === 'ん' ? 'n' : one === 'っ' ? '' : (romajiOf.get(one) ?? one));
    at += two === undefined ? 1 : 2;
  }
  return letters;
}

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
  return kanaHeard(word)
    .map((kana) => CONSONANTS[kana] ?? '')
    .join('');
}

const kanaHeard = (katakana: string): string[] => [...foldText(katakana.replaceAll('ッ', ''))];

/** Kana with a vowel that Japanese does not add to a consonant by itself. */
const HEARD = /[かがさざただなはばぱまらわけげせぜてでねへべぺめれ]/u;

/** Whether both begin with a vowel, or none does: already is no リロード. */
function beginsAlike(katakana: string, latin: string): boolean {
  if (/^[ヤユヨワ]/u.test(katakana)) return true;
  const isVowel = /^[アイウエオ]/u.test(katakana);
  return isVowel ? /^[aeiouhwy]/u.test(latin) : /^[^aeiou]/u.test(latin);
}

/**
 * Whether a Latin word begins as a word in katakana does, and has a vowel where that has one which
 * Japanese does not add by itself (a, e): リセット may be reset, and is not list.
 */
export function hasVowelsOf(katakana: string, latin: string): boolean {
  if (!beginsAlike(katakana, latin)) return false;
  const consonants = kanaHeard(katakana).filter((kana) => (CONSONANTS[kana] ?? '') !== '');
  const said = [...spelt(latin).matchAll(/[^aeiouy\d_](?<vowels>[aeiouy]*)/gu)];
  return consonants.every((kana, at) => !HEARD.test(kana) || said[at]?.groups?.['vowels'] !== '');
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
  // Before a consonant and at the end r and w are only a longer vowel: ワード, サーバー, ダウンロード.
  [/[rw](?![aeiouy])/gu, ''],
  [/m(?=[bp])/gu, 'n'],
  [/l/gu, 'r'],
];

const spelt = (latin: string): string =>
  SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);

/** The consonants with which a Latin word is said in Japanese: `sfkt` for useEffect. */
export function soundOfLatin(word: string): string {
  return spelt(word).replace(/[aeiouy\d_]/gu, '');
}
