import {P} from './params';
/** What a word still weighs that only gives a query its form. */
export const FORM = 0.1;

/** Words that carry the form of a question, not what it is about, and how much they still weigh. */
const FORM_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[
    'する したい したく すれば する には ください 下さい 教え 教えて 知りたい 知り どう どうすれば',
    'どうやって どうやる どこ なぜ 何 なに なん 何故 いつ どれ どの とは ですか ますか でしょうか',
    'です ます ません いい 良い よい 欲しい ほしい もらう くれる みたい いる ある なる なり やる できる',
    'でき 出来る 出来 思う とき 時 場合 こと もの ため 方 ところ ながら ように よう そう について',
    'たい たら ても でも だけ まま から まで より など これ それ この その あの ここ',
    'その他 って なって なっ なった してる している しまう しまった ちゃう ちゃった わから 分から',
    'わからない 分からない ない 間 内 用 別 中 他 方',
  ].flatMap((line) => line.split(' ').map((word) => [word, FORM] as const)),
  ...'方法 やり方 仕方 手順 使い方 使う 使い 行う 必要 変えたい 設定方法 意味 理由 原因 対処 対処法 同じ 使え 使わ'
    .split(' ')
    .map((word) => [word, 0.35] as const),
]);

/** A particle or an ending between the words. */
const GRAMMAR = /^[\p{sc=Hiragana}ー]{1,2}$/u;

export function isGrammar(segment: string): boolean {
  return GRAMMAR.test(segment);
}

/** A question typed in hiragana, which no word is cut from. */
const QUESTION = /^(?:どう|どこ|なぜ|なん|いつ|どれ)\p{sc=Hiragana}*[かばてる]$/u;
/** A single kanji, with or without an ending, says less than a word of several. */
const ONE_KANJI = /^\p{sc=Han}\p{sc=Hiragana}*$/u;

/** What a word of a query weighs beside the others: 1, or less when it only asks. */
export function weightOf(word: string): number {
  if (QUESTION.test(word)) return 0.1;
  return FORM_WORDS[word] ?? (ONE_KANJI.test(word) ? (word.length > 1 ? P('W_VERB', 0.55) : P('W_ONE', 0.8)) : 1);
}

/** Whether a word only gives a query its form. */
export function isFormWord(word: string): boolean {
  return (FORM_WORDS[word] ?? 1) < 0.4;
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
