import {once} from '@komebiyori/lib/once';
import {KATAKANA} from '../text/fold';
import {readKana, type Before, type KanaPiece} from './grammar';

/**
 * The tokenizer: Latin words of texts and queries, and words of Japanese queries, with what each weighs.
 * Japanese texts are not cut; phrases are looked for in them as they stand.
 */

/** A term that is one Latin word, or nothing. */
export const LATIN = /^[\p{sc=Latin}\p{N}_]*$/u;
/** Latin letters (Unicode: Latin-1 to Extended-B) and figures: a class of Unicode takes three times as long. */
const WORD = /[\w\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+/g;
/** Letters and figures of the width of kanji, and such in circles and squares. */
const FULL_WIDTH = /[\u2460-\u24ff\u3300-\u33ff\uff00-\uff5e]/u;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu;

/** A Latin word as typed, in lower case, with its parts when it has several. */
export interface LatinWord {
  readonly word: string;
  /** Parts at camel case, digits and underscores: `maxItems2` has max, items and 2. */
  readonly parts: readonly string[];
}

const known = new Map<string, LatinWord>();

function latinWord(written: string): LatinWord {
  const before = known.get(written);
  if (before !== undefined) return before;
  const parts = (written.match(PART) ?? []).map((part) => part.toLowerCase());
  const word = {word: written.toLowerCase(), parts: parts.length > 1 ? parts : []};
  if (written.length <= 40) known.set(written, word);
  return word;
}

/** The Latin words and numbers of a text, in order. */
export function latinWords(text: string): LatinWord[] {
  // Most texts hold nothing that it would change, and it is slow.
  const plain = FULL_WIDTH.test(text) ? text.normalize('NFKC') : text;
  return (plain.match(WORD) ?? []).map(latinWord);
}

/** What a word still weighs that only gives a query its form. */
export const FORM = 0.1;

/** What a word weighs that says what is asked of a thing, not of which. */
const ASKED = 0.35;
/** A word of one kanji, also a verb or an adjective, says less than a longer one; so does a number. */
export const SHORT = 0.7;

/** Words that carry the form of a question, not what it is about, and how much they still weigh. */
const FORM_WORDS: ReadonlyMap<string, number> = new Map([
  ...[
    'する したい したく すれば には ください 下さい 教え 教えて 知りたい 知り どう どうすれば どうやって どうやる',
    'どこ なぜ 何 なに なん 何故 いつ どれ どの とは ですか ますか でしょうか です ます ません いい 良い よい',
    '欲しい ほしい もらう くれる みたい いる ある なる なり やる できる でき 出来る 出来 思う とき 時 場合 こと',
    'もの ため 方 ところ ながら ように よう そう について たい たら ても でも だけ まま から まで より など これ',
    'それ この その あの ここ その他 って なって なっ なった してる している しまう しまった わから 分から',
    'わからない 分からない ない 間 内 用 別 中 他',
    // When and how something began or ought to be.
    '急 突然 いきなり 突如 最近 今日 昨日 今朝 毎回 毎度 全然 絶対 普通 本当 実際 一応 ひとつ 何回 何度',
    'a an the to of in on at for from with is are be do does not no my me i it and or can how what where when why there this that you your',
    'was were been did am im its we us our they so too very just only any some all every by as into if but then than have has had get got go keep keeps',
    "will would should could please possible which who whats dont doesnt cant isnt wont didnt don't doesn't can't isn't won't didn't i'm it's",
  ].flatMap((line) => line.split(' ').map((word) => [word, FORM] as const)),
  ...[
    '方法 やり方 仕方 手順 使い方 必要 設定方法 一覧 意味 理由 原因 対処 対処法 同じ 大丈夫 可能',
    // What a letter says of its writer, and how it asks.
    '弊社 貴社 御社 当社 平素 先日 先ほど 今回 今度 幸甚 幸い 可否 有無 お伺い お尋ね お教え お世話 存じ 申し',
    '全部 全て すべて ぜんぶ 一度 少し もう少し 教示 教授 案内 御中 各位',
    'change use using make want need',
  ].flatMap((line) => line.split(' ').map((word) => [word, ASKED] as const)),
]);

/** Verbs of which nearly every question has one: 使いたい, 行うには. */
const LIGHT_VERB = /^(?:使|行)[いうえわっ]$/u;

/** A word of one kanji, also a verb or an adjective. */
const OF_ONE_KANJI = /^\p{sc=Han}\p{sc=Hiragana}*$/u;

/**
 * What a word of a query weighs beside the others: 1, or less when it only asks.
 * @param isVerb whether the ending of a verb follows it
 */
export function weightOf(word: string, isVerb = false): number {
  const known = FORM_WORDS.get(word.toLowerCase());
  // A noun of form that is a verb as well (ためる); a verb says what is done.
  if (known !== undefined && !(isVerb && word === 'ため')) return known;
  if (LIGHT_VERB.test(word)) return ASKED;
  return OF_ONE_KANJI.test(word) ? SHORT : 1;
}

/** Whether a word of such a weight says something of the thing looked for. */
export const isTelling = (weight: number): boolean => weight > ASKED;

/** Whether a word only gives a query its form; it is no part of a compound. */
const isFormWord = (word: string): boolean => !isTelling(weightOf(word));

const segmenter = once(() => new Intl.Segmenter('ja', {granularity: 'word'}));

/** Japanese text cut into words by the browser's dictionary, which the first text opens. */
export const segmentsOf = (text: string): Iterable<Intl.SegmentData> => segmenter().segment(text);

/** A word of a Japanese query, or several that make one. */
export interface Word {
  /** As typed, without the ending: 変え of 変えたい. */
  surface: string;
  /** The words in it, in order; one when it is no compound. */
  parts: string[];
  /** The kana of a verb or an adjective after its kanji; the empty string for 出ない. */
  okurigana: string | undefined;
  /** Whether a negative ending follows it. */
  isNegated: boolean;
}

const CHUNK = /[\p{sc=Han}々]+|\p{sc=Hiragana}[\p{sc=Hiragana}ー]*|[\p{sc=Katakana}ー]+/gu;
/** What asks for a number, which the dictionary cuts: 何個まで. */
const HOW_MANY = /何[個件人枚曲台本回度つ]目?$/u;
const HIRAGANA = /^\p{sc=Hiragana}/u;
const HAN = /\p{sc=Han}/u;
export const ONE_KANJI = /^\p{sc=Han}$/u;
/** A negative ending; what one must do (なければ), may not do or does not know is not denied. */
const NEGATIVE = /^(?:な(?:[いくしか]|けれ$)|ませ|せ?ず(?:に)?$)|(?<!わから|いけ)ない$/u;
/** The kanji of the second of two verbs in one, whose okurigana follow: 読み込 of 読み込めない. */
const SECOND_VERB = /\p{sc=Hiragana}\p{sc=Han}$/u;
/** These kanji make a noun of what stands before them, and take no okurigana but that of 文字化け. */
const NOMINAL = /[化的性者側中後前時式型]$/u;
/** With these kana a verb goes on to the next kanji: 並べ替え; after others something else begins. */
const GOES_ON = /[きぎしじちにびみりけげせぜてでねべめれえっ]$/u;

/**
 * Splits Japanese text without other characters into its words, without particles and endings.
 * @param follows Whether a word in other letters stands right before it.
 */
export function splitWords(run: string, follows = false): Word[] {
  const bounds = new Set(Array.from(segmentsOf(run), ({index}) => index));
  const chunks = [...run.matchAll(CHUNK)].map(({0: text, index}) => ({text, index}));
  const words: Word[] = [];
  let isOpen = false;
  let prefix = '';
  chunks.forEach(({text, index}, place) => {
    const last = words.at(-1);
    if (!HIRAGANA.test(text)) {
      for (const segment of cutAt(text, index, bounds)) {
        isOpen = addSegment(words, prefix + segment, isOpen);
        prefix = '';
      }
      return;
    }
    const kanji = (place > 0 && last?.parts.at(-1)) || '';
    const next = chunks[place + 1];
    const isSpanned = next !== undefined && !bounds.has(next.index);
    const isInside = isSpanned && !hasBound(bounds, place > 0 ? index : index + 1, next.index);
    if (isInside && (place > 0 ? last !== undefined : !follows)) {
      // The dictionary has a word that goes on across the kana: 見た目, あだ名.
      if (last === undefined) prefix = text;
      else extend(last, text, true);
      isOpen = last !== undefined;
      return;
    }
    const isStem = mayBeStem(last, kanji, text, bounds.has(index));
    const before: Before = place === 0 && !follows ? 'nothing' : isStem ? 'one kanji' : 'word';
    ({isOpen, prefix} = addKana(words, text, {before, kanji, next: next?.text ?? '', isSpanned}));
  });
  return words;
}

function hasBound(bounds: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bounds.has(at)) return true;
  return false;
}

/** Whether okurigana may follow kanji at the end of a word. */
function mayBeStem(word: Word | undefined, kanji: string, kana: string, isCut: boolean): boolean {
  const isOne = ONE_KANJI.test(kanji);
  // 何したら asks, and is done with nothing.
  if (kanji === '何') return false;
  if (!isOne && !SECOND_VERB.test(kanji)) return HAN.test(kanji) && !isCut;
  const isLater = word !== undefined && (word.parts.length > 1 || !isOne);
  return !(isLater && NOMINAL.test(kanji)) || (kanji === '化' && kana.startsWith('け'));
}

/** The segments of a chunk; pieces of katakana that are no words stay together. */
function cutAt(text: string, index: number, bounds: ReadonlySet<number>): string[] {
  const segments: string[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const isCut = bounds.has(index + at) && !HOW_MANY.test(text.slice(start, at + 1));
    if (at < text.length && !isCut) continue;
    segments.push(text.slice(start, at));
    start = at;
  }
  return KATAKANA.test(text) && segments.some(({length}) => length < 2) ? [text] : segments;
}

function addSegment(words: Word[], segment: string, isOpen: boolean): boolean {
  const last = words.at(-1);
  const isForm = isFormWord(segment);
  if (isOpen && !isForm && last !== undefined) {
    // The second verb of 並べ替え is no word of its own.
    if (last.okurigana !== undefined && ONE_KANJI.test(segment)) extend(last, segment, false);
    else {
      last.surface += segment;
      last.parts.push(segment);
    }
    last.okurigana = undefined;
  } else words.push({surface: segment, parts: [segment], okurigana: undefined, isNegated: false});
  return !isForm;
}

interface Around {
  before: Before;
  kanji: string;
  /** What follows the hiragana. */
  next: string;
  /** Whether the dictionary knows a word that goes on from the hiragana to what follows. */
  isSpanned: boolean;
}

function addKana(words: Word[], kana: string, around: Around): {isOpen: boolean; prefix: string} {
  const {before, kanji, next} = around;
  const pieces = readKana(kana, before, kanji);
  let prefix = '';
  let isOpen = false;
  for (const [place, {text, kind}] of pieces.entries()) {
    const last = words.at(-1);
    if (kind === 'word') {
      const ending = pieces[place + 1]?.kind === 'ending';
      words.push({
        surface: text,
        parts: [text],
        okurigana: ending ? text.slice(-1) : undefined,
        isNegated: false,
      });
    } else if (kind === 'prefix' && HAN.test(next)) prefix = text;
    else if (last === undefined) continue;
    else if (makesNoun(pieces, place)) {
      extend(last, text, false);
      last.okurigana = 'い';
    } else if (kind === 'okurigana' || kind === 'suffix') {
      extend(last, text, kind === 'okurigana');
      isOpen = kind === 'okurigana' && pieces.length === 1 && goesOn(last, text, around);
    } else if (NEGATIVE.test(text)) {
      last.isNegated = true;
      if (place === 0 && before === 'one kanji') last.okurigana ??= '';
    } else if (place === 0 && kind === 'ending') last.okurigana ??= '';
  }
  return {isOpen, prefix};
}

/** Whether a piece is the さ by which an adjective is a noun, as in 大きさを, and not that of 話さない. */
function makesNoun(pieces: readonly KanaPiece[], place: number): boolean {
  const [piece, next] = [pieces[place], pieces[place + 1]];
  const isForm = piece?.kind === 'okurigana' || piece?.kind === 'ending';
  return isForm && piece.text === 'さ' && (next === undefined || next.kind === 'particle');
}

/**
 * Whether a verb goes on, after its okurigana, to the kanji that follow: 並べ替え. One that has two
 * kanji has all it needs: 読み上げ止める is two.
 */
const goesOn = (verb: Word, okurigana: string, {kanji, next, isSpanned}: Around): boolean =>
  next !== '' &&
  (isSpanned || (ONE_KANJI.test(kanji) && GOES_ON.test(okurigana))) &&
  !isFormWord(verb.surface);

function extend(word: Word, kana: string, isOkurigana: boolean): void {
  word.surface += kana;
  const last = word.parts.pop() ?? '';
  word.parts.push(last + kana);
  if (isOkurigana) word.okurigana = kana;
}
