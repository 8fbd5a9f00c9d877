import {foldText} from '../../shared/foldText';

/** The stem of a verb or an adjective, and the kana that may follow it in its other forms. */
export interface Inflection {
  /** Folded. */
  readonly stem: string;
  /** Folded kana, one of which follows the stem. */
  readonly follow: string;
}

/** Rows of the kana table, folded, with what stands in their place before た and て (音便). */
const ROWS = [
  'わいうえおつ',
  'かきくけこい',
  'がぎぐげごい',
  'さしすせそ',
  'ざじずぜぞ',
  'たちつてと',
  'だでど',
  'なにぬねのん',
  'はひふへほ',
  'ばびぶべぼん',
  'まみむめもん',
  'やゆよ',
  'らりるれろつ',
];
/** A stem before っ or ん may be of several rows: 使った, 待った, 取った; 読んだ, 飛んだ. */
const BEFORE_TSU = 'わいうえおたちつてとらりるれろ';
const BEFORE_N = 'なにぬねのばびぶべぼまみむめもん';
/** 遅い is also 遅く, 遅かった, 遅さ and 遅ければ. */
const ADJECTIVE = 'くかきさけ';
/** 出る is also 出ない, 出た, 出ます. */
const BARE = 'るれろらなまたてちよず';

/** Verbs of one syllable, whose kanji is all of the stem: 出ない, 見たい. */
export const BARE_STEM = /^[出見着得寝来似居煮]$/u;

/**
 * The other forms of a word with these kana after its stem: 変え is also 変わ, 見つけ is also 見つか;
 * empty `okurigana` is that of 出 in 出ない.
 */
export function inflectionOf(head: string, okurigana: string): Inflection {
  const stem = foldText(head + okurigana.slice(0, -1));
  const written = okurigana.slice(-1);
  const last = foldText(written);
  const isBare = last === '' || (last === 'る' && BARE_STEM.test(stem));
  const row = isBare ? BARE : rowOf(written, last);
  const isAdjective = last === 'い' || last === 'く';
  return {stem, follow: isAdjective ? row + ADJECTIVE + 'い' : row};
}

function rowOf(written: string, first: string): string {
  if (written === 'っ') return BEFORE_TSU;
  if (written === 'ん') return BEFORE_N;
  return ROWS.find((kana) => kana.includes(first)) ?? first;
}
