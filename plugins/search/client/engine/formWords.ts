/** What a word still weighs that only gives a query its form. */
export const FORM = 0.1;

/** What a word weighs that says what is asked of a thing, not of which. */
const ASKED = 0.35;
/** A verb or adjective of one kanji says less than a noun, and such a noun less than a longer word. */
const ONE_KANJI_VERB = 0.55;
const ONE_KANJI_NOUN = 0.8;

/** Words that carry the form of a question, not what it is about, and how much they still weigh. */
const FORM_WORDS: ReadonlyMap<string, number> = new Map([
  ...[
    'する したい したく すれば には ください 下さい 教え 教えて 知りたい 知り どう どうすれば どうやって どうやる',
    'どこ なぜ 何 なに なん 何故 いつ どれ どの とは ですか ますか でしょうか です ます ません いい 良い よい',
    '欲しい ほしい もらう くれる みたい いる ある なる なり やる できる でき 出来る 出来 思う とき 時 場合 こと',
    'もの ため 方 ところ ながら ように よう そう について たい たら ても でも だけ まま から まで より など これ',
    'それ この その あの ここ その他 って なって なっ なった してる している しまう しまった わから 分から',
    'わからない 分からない ない 間 内 用 別 中 他',
  ].flatMap((line) => line.split(' ').map((word) => [word, FORM] as const)),
  ...'方法 やり方 仕方 手順 使い方 必要 設定方法 意味 理由 原因 対処 対処法 同じ'
    .split(' ')
    .map((word) => [word, ASKED] as const),
]);

/** Verbs of which nearly every question has one: 使いたい, 行うには. */
const LIGHT_VERB = /^(?:使|行)[いうえわっ]$/u;

/** A particle or an ending between the words. */
const GRAMMAR = /^[\p{sc=Hiragana}ー]{1,2}$/u;

export function isGrammar(segment: string): boolean {
  return GRAMMAR.test(segment);
}

const ONE_KANJI = /^\p{sc=Han}\p{sc=Hiragana}*$/u;

/** What a word of a query weighs beside the others: 1, or less when it only asks. */
export function weightOf(word: string): number {
  const known = FORM_WORDS.get(word);
  if (known !== undefined) return known;
  if (LIGHT_VERB.test(word)) return ASKED;
  if (!ONE_KANJI.test(word)) return 1;
  return word.length > 1 ? ONE_KANJI_VERB : ONE_KANJI_NOUN;
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
