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
  'shi:し chi:ち tsu:つ fu:ふ ji:じ fa:ふぁ fi:ふぃ fe:ふぇ fo:ふぉ thi:てぃ dhi:でぃ xtu:っ ltu:っ -:ー';
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
const LONGEST = 3;

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
  if ((romajiOf.get(kana)?.length ?? LONGEST + 1) >= letters.length) romajiOf.set(kana, letters);
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
