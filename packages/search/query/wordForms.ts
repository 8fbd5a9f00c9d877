import {foldText} from '../text/fold';

/** What a word still weighs that only gives a query its form. */
export const FORM = 0.1;

/** What a word weighs that says what is asked of a thing, not of which. */
const ASKED = 0.35;
/** A word of one kanji, also a verb or an adjective, says less than a longer one. */
const SHORT = 0.7;

/** Words that carry the form of a question, not what it is about, and how much they still weigh. */
const FORM_WORDS: ReadonlyMap<string, number> = new Map([
  ...[
    'する したい したく すれば には ください 下さい 教え 教えて 知りたい 知り どう どうすれば どうやって どうやる',
    'どこ なぜ 何 なに なん 何故 いつ どれ どの とは ですか ますか でしょうか です ます ません いい 良い よい',
    '欲しい ほしい もらう くれる みたい いる ある なる なり やる できる でき 出来る 出来 思う とき 時 場合 こと',
    'もの ため 方 ところ ながら ように よう そう について たい たら ても でも だけ まま から まで より など これ',
    'それ この その あの ここ その他 って なって なっ なった してる している しまう しまった わから 分から',
    'わからない 分からない ない 間 内 用 別 中 他',
    'a an the to of in on at for from with is are be do does not no my me i it and or can how what where when why there this that you your',
    'was were been did am im its we us our they so too very just only any some all every by as into if but then than have has had get got go keep keeps',
    "will would should could please possible which who whats dont doesnt cant isnt wont didnt don't doesn't can't isn't won't didn't i'm it's",
  ].flatMap((line) => line.split(' ').map((word) => [word, FORM] as const)),
  ...[
    '方法 やり方 仕方 手順 使い方 必要 設定方法 一覧 意味 理由 原因 対処 対処法 同じ 大丈夫 可能',
    // When and how something began or ought to be.
    '急 突然 いきなり 突如 最近 今日 昨日 今朝 毎回 毎度 全然 絶対 普通 本当 実際 一応 ひとつ 何回 何度',
    // What a letter says of its writer, and how it asks.
    '弊社 貴社 御社 当社 平素 先日 先ほど 今回 今度 幸甚 幸い 可否 有無 お伺い お尋ね お教え お世話 存じ 申し',
    '全部 全て すべて ぜんぶ 一度 少し もう少し 教示 教授 案内 御中 各位',
    'change use using make want need',
  ].flatMap((line) => line.split(' ').map((word) => [word, ASKED] as const)),
]);

/** Shorter words have no other forms that are sure: bus, red. */
const MIN_ENGLISH = 4;
const PLURAL = /(?<=[^aeious])ies$|(?<=(?:[sx]|[cs]h))es$|(?<=[^s])s$/u;

/**
 * What an English word may be the plural, the past or the progressive of: files, saved, stopping,
 * copied. Only some of them are words.
 */
export function englishBases(word: string): readonly string[] {
  if (word.length < MIN_ENGLISH || !/^[a-z]+$/u.test(word)) return [];
  const stem = /^(?<stem>.{2,})(?:ed|ing)$/u.exec(word)?.groups?.['stem'];
  const bases = PLURAL.test(word)
    ? [word.replace(/ies$/u, 'y'), word.replace(/es$/u, ''), word.replace(/s$/u, '')]
    : [];
  if (stem !== undefined) {
    bases.push(stem, `${stem}e`, stem.replace(/i$/u, 'y'));
    if (/([^aeiouls])\1$/u.test(stem)) bases.push(stem.slice(0, -1));
  }
  return [...new Set(bases)].filter((base) => base !== word && base.length > 1);
}

/** Verbs of which nearly every question has one: 使いたい, 行うには. */
const LIGHT_VERB = /^(?:使|行)[いうえわっ]$/u;

/** A particle or an ending between the words. */
const GRAMMAR = /^[\p{sc=Hiragana}ー]{1,2}$/u;

export function isGrammar(segment: string): boolean {
  return GRAMMAR.test(segment);
}

const ONE_KANJI = /^\p{sc=Han}\p{sc=Hiragana}*$/u;

/** A noun of form that is a verb as well (ためる); a verb says what is done. */
const ALSO_VERB = 'ため';

/**
 * What a word of a query weighs beside the others: 1, or less when it only asks.
 * @param isVerb whether the ending of a verb follows it
 */
export function weightOf(word: string, isVerb = false): number {
  const known = FORM_WORDS.get(word.toLowerCase());
  if (known !== undefined && !(isVerb && word === ALSO_VERB)) return known;
  if (LIGHT_VERB.test(word)) return ASKED;
  return ONE_KANJI.test(word) ? SHORT : 1;
}

/** Whether a word only gives a query its form; it is no part of a compound. */
export function isFormWord(word: string): boolean {
  return weightOf(word) <= ASKED;
}

const AFTER_LAST_KANJI = /(?<stem>.*\p{sc=Han}[々]?)\p{sc=Hiragana}+$/u;
const ENDING =
  /(?:ませんでした|ません|なかった|なくなった|なくなる|ない|なく|ました|ます|たい|られる|れない|れる|せる|って|った|んで|んだ|いて|いた|して|した|する|てる|ている)$/u;
const NEGATED = /(?:ません|ませんでした|な[かいく].*|ます|ました|たい)$/u;

/**
 * A word without the ending of a verb or an adjective, so that 切り替えても finds 切り替える. The
 * word itself when there is none to cut.
 */
export function stemOf(word: string): string {
  const stem = AFTER_LAST_KANJI.exec(word)?.groups?.['stem'];
  if (stem !== undefined) return stem;
  if (!/^\p{sc=Hiragana}{4,}$/u.test(word)) return word;
  const cut = word.replace(ENDING, '');
  if (cut.length < 2) return word;
  // Before these endings the verb's own last kana changes: つながらない, つながりません.
  return NEGATED.test(word) && cut.length > 3 ? cut.slice(0, -1) : cut;
}

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

/** The kana of the row of the table that a kana stands in, itself among them. */
export function rowOf(written: string, first = written): string {
  if (written === 'っ') return BEFORE_TSU;
  if (written === 'ん') return BEFORE_N;
  return ROWS.find((kana) => kana.includes(first)) ?? first;
}
