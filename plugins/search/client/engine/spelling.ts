import {fold} from '../../shared/fold';
import {foldText} from '../../shared/foldText';
import {matchPhrase, textsWith} from './phraseMatch';
import {NOTHING, type Matcher, type TermMatch} from './matcher';
import type {SearchIndex} from './searchIndex';
import {kanaToRomaji} from './sounds';
import {rowOf} from './wordForms';

/** Two shorter Latin words in a row are an accident. */
const MIN_LETTERS = 4;
/** Longer runs of kana are not read: no reader types them without a kanji. */
const MAX_LENGTH = 24;
/** What a piece of kana costs; the cheapest pieces are how a run is read. */
const COST = {word: 1, grammar: 0.4, unknown: 2};
/** So many kana of a run may belong to no word, for each of its kana. */
const MAX_UNKNOWN = 0.2;
/** A word that the texts write in kana, too, is meant with kanji when they write it so more often. */
const MORE_OFTEN = 4;

/**
 * Hiragana that is no ending of a word with kanji: alone, or after a particle (音がでない); and words
 * that are all katakana.
 */
const KANA_RUN =
  /(?<![\p{sc=Hiragana}\p{sc=Han}ー])[\p{sc=Hiragana}ー]{2,}|(?<=\p{sc=Han}[がをはもに])[\p{sc=Hiragana}ー]{3,}(?!\p{sc=Han})|(?<![\p{sc=Hiragana}\p{sc=Han}\p{sc=Katakana}])[\p{sc=Katakana}ー]{2,}(?![\p{sc=Hiragana}\p{sc=Han}])/gu;
/** Hiragana right after a word with kanji. */
const AFTER_NOUN = /(?<=\p{sc=Han})[\p{sc=Hiragana}ー]{3,}(?!\p{sc=Han})/gu;
const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;
const ONLY_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
/** What stands between the words of a question in kana, folded. */
const GRAMMAR = new Set(
  [
    'の が を に は で と も へ や か から まで より だけ しか など って とか ね よ さん ちやん くん お ご',
    'する した して しない したい できる できない ない なく なくて たい ます ません ている てる た て る',
    'ください どう どない どないして どうやつて どうすれば どうしたら どこ どこで なに なぜ なんで いつ これ それ あれ とき ほう やりかた すぐ まだ もう',
    'ずつと いつも たまに いきなり やつぱり やつぱ さつき ちよつと すごく めつちや ぜんぜん',
  ].flatMap((line) => line.split(' ')),
);
const DENIAL = /^(?:(?:し|でき)?ない|ません)$/u;
/** Verbs of one syllable, whose denial looks like grammar: コメントがでない, コメント こない. */
const DENIED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^|[\s\p{sc=Katakana}ーがはも]|[a-z])で(?:ない|ません|なく(?:て|なつた|なった)|ねえ|ねー|ん)(?=$|\s)/giu,
    '出ない',
  ],
  [
    /(?<=^|[\s\p{sc=Katakana}ーがはも]|[a-z])(?:こない|きません|こなく(?:て|なった)|こん|来ん)(?=$|\s)/giu,
    '来ない',
  ],
  [
    /(?<=\p{sc=Han}\p{sc=Hiragana}{0,2}[らかさたなまばがわえけせてねへめれげべ])ん(?=$|\s)/gu,
    'ない',
  ],
  [/(?<=出)ん(?=$|\s)/gu, 'ない'],
  // In the west of Japan: 聞こえへん, できへん, 来えへんのやけど.
  [
    /(?<=[\p{sc=Han}かきけげさしせたちてなにねはひへばびべまみめらりれえ])え?へん(?=$|\s|[のねやか])/gu,
    'ない',
  ],
  // The ん of 消すん only asks.
  [/(?<=\p{sc=Han}\p{sc=Hiragana}{0,2}[うくぐすつぬぶむる])ん(?=$|\s)/gu, ''],
];
/** Kanji that look like the katakana they are typed for. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  ...{卜: 'ト', 口: 'ロ', 力: 'カ', 二: 'ニ', 一: 'ー', 工: 'エ', 八: 'ハ', 夕: 'タ', 才: 'オ'},
};
const IN_KATAKANA = /(?<=\p{sc=Katakana})[卜口力二一工八夕才](?=\p{sc=Katakana}|\s|$)/gu;
/** Letters and kana in one word: the input method was on by mistake. */
const MIXED =
  /(?<![\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}a-z])(?=[a-z]*\p{sc=Hiragana})(?=\p{sc=Hiragana}*[a-z])[a-z\p{sc=Hiragana}ー]{2,}(?![\p{sc=Han}\p{sc=Katakana}])/giu;
const KANJI_DIGITS = '〇一二三四五六七八九';
/** A number below ten before what it counts: 二回 for 2回. */
const COUNTED = /(?<![\p{sc=Han}\p{sc=Katakana}])[一二三四五六七八九](?=[回個台枚人件つ分秒])/gu;
/** A space inside of a word, where the input method or a copy left it. */
const CUT =
  /(?<=\p{sc=Katakana})\s+(?=\p{sc=Katakana})|(?<=[\p{sc=Han}\p{sc=Hiragana}])\s+(?=\p{sc=Hiragana})/gu;

/**
 * A query as the texts spell it: slips of the input method mended, runs of kana written as the words
 * with kanji that the index reads so, where the texts do that and hardly ever write them as typed.
 */
export function spellQuery(matcher: Matcher, query: string): string {
  const mended = query
    .normalize('NFKC')
    .replace(IN_KATAKANA, (kanji) => LOOK_ALIKE[kanji] ?? kanji)
    .replace(/(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])n(?![a-z])/gu, 'ん')
    .replace(CUT, (space, at: number, all: string) =>
      isCut(matcher, all, at, space) ? '' : space,
    );
  const retyped = mended
    .replace(MIXED, (run) => latinFor(matcher, kanaToRomaji(run.toLowerCase())) ?? run)
    .replace(COUNTED, (number, at: number, all: string) => {
      const digit = String(KANJI_DIGITS.indexOf(number));
      const counter = all.charAt(at + 1);
      const isMeant = textsWith(matcher, digit + counter) > textsWith(matcher, number + counter);
      return isMeant ? digit : number;
    });
  const denied = DENIED.reduce((text, [kana, meant]) => text.replace(kana, meant), retyped);
  return denied
    .replace(KANA_RUN, (run) => spellKana(matcher, run, MORE_OFTEN) ?? run)
    .replace(AFTER_NOUN, (run, at: number, all: string) => {
      // 声おそい is two words unless the texts go on from the kanji with such kana, as in 変えたい.
      const goesOn = textsWith(matcher, foldText(all.charAt(at - 1) + run.charAt(0))) > 0;
      const words = goesOn ? undefined : wholeWord(matcher, run);
      return words === undefined ? run : ` ${words}`;
    });
}

/**
 * The Latin words for which the input method made kana of letters: voicevox for ゔぉいせゔぉx (which
 * cannot tell ce from se), remote view for れもてゔぃえw.
 */
function latinFor({index}: Matcher, letters: string): string | undefined {
  const words = index.words();
  if (words.has(letters)) return letters;
  for (let at = MIN_LETTERS; at <= letters.length - MIN_LETTERS; at += 1) {
    const two = [letters.slice(0, at), letters.slice(at)];
    if (two.every((word) => words.has(word))) return two.join(' ');
  }
  const soft = letters.replaceAll('se', 'ce').replaceAll('si', 'ci');
  return words.has(soft) ? soft : undefined;
}

/** Whether the texts hold what stands around a space without the space. */
function isCut(matcher: Matcher, text: string, at: number, space: string): boolean {
  const after = at + space.length;
  const joined = text.slice(Math.max(0, at - 2), at) + text.slice(after, after + 2);
  return textsWith(matcher, foldText(joined)) > 0;
}

/** The texts that hold a word typed in kana as the words with kanji that are read so. */
export function matchReading(matcher: Matcher, typed: string): TermMatch {
  const spelling = ONLY_KANA.test(typed) ? spellKana(matcher, typed, 0) : undefined;
  return spelling === undefined || spelling.includes(' ')
    ? NOTHING
    : matchPhrase(matcher, foldText(spelling));
}

interface Piece {
  readonly length: number;
  /** What stands for it in the query; empty when it only joins words. */
  readonly text: string;
  readonly cost: number;
  readonly isUnknown?: boolean;
}

interface Path {
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

/**
 * The words of a run of kana, as the texts spell them, with spaces between; undefined when the texts
 * write none of them with kanji, or not so many times more often than they write the run as typed.
 */
function spellKana(matcher: Matcher, typed: string, times: number): string | undefined {
  const {text: kana} = fold(typed);
  if (kana.length < 2 || kana.length > MAX_LENGTH) return undefined;
  const path = cheapest(matcher, kana);
  const unknown = path?.pieces.filter(({isUnknown}) => isUnknown).length ?? Infinity;
  if (path === undefined || unknown > MAX_UNKNOWN * kana.length) return undefined;
  // What is typed in katakana is a word with kanji only as a whole.
  if (KATAKANA.test(typed) && path.pieces.length > 1) return undefined;
  const words = joined(path.pieces).filter(Boolean);
  if (words.length === 0 || (words.length === 1 && words[0] === kana)) return undefined;
  const asTyped = textsWith(matcher, kana);
  const spelled = words.join('');
  const isMeant = asTyped === 0 || textsWith(matcher, foldText(spelled)) > times * asTyped;
  return isMeant ? words.join(' ') : undefined;
}

/** The word with kanji that is read so from its first kana to its last. */
function wholeWord(matcher: Matcher, typed: string): string | undefined {
  const {text: kana} = fold(typed);
  const words = matcher.index.readings().get(kana) ?? otherForms(matcher.index, kana);
  return words === undefined ? undefined : commonest(matcher, words);
}

/** The words of pieces; unknown kana stay together. */
function joined(pieces: readonly Piece[]): string[] {
  const words: string[] = [];
  let wasUnknown = false;
  for (const {text, isUnknown = false} of pieces) {
    const last = words.at(-1);
    // A denial belongs to its verb.
    const isJoined = (isUnknown && wasUnknown) || (/^(?:ない|ません)$/u.test(text) && !wasUnknown);
    if (isJoined && last) words[words.length - 1] = last + text;
    else words.push(text);
    wasUnknown = isUnknown;
  }
  return words;
}

function cheapest(matcher: Matcher, kana: string): Path | undefined {
  const best: (Path | undefined)[] = [{cost: 0, pieces: []}];
  for (let from = 0; from < kana.length; from += 1) {
    const before = best[from];
    if (before === undefined) continue;
    for (const piece of piecesAt(matcher, kana, from)) {
      const to = from + piece.length;
      const cost = before.cost + piece.cost;
      if (cost < (best[to]?.cost ?? Infinity)) best[to] = {cost, pieces: [...before.pieces, piece]};
    }
  }
  return best[kana.length];
}

function* piecesAt(matcher: Matcher, kana: string, from: number): Generator<Piece> {
  const {index} = matcher;
  yield {length: 1, text: kana.charAt(from), cost: COST.unknown, isUnknown: true};
  const names = namesOf(index);
  for (let length = 1; from + length <= kana.length; length += 1) {
    const piece = kana.slice(from, from + length);
    if (GRAMMAR.has(piece) && (from > 0 || length > 1)) {
      yield {
        length,
        text: DENIAL.test(piece) ? piece : '',
        cost: COST.grammar,
      };
    }
    if (length < 2) continue;
    const words = index.readings().get(piece) ?? otherForms(index, piece);
    if (words !== undefined) yield {length, text: commonest(matcher, words), cost: COST.word};
    else if (names.has(piece)) yield {length, text: piece, cost: COST.word};
    else if (from + length === kana.length && length > 2) {
      const begun = begunBy(index, piece);
      if (begun !== undefined) yield {length, text: begun, cost: COST.word};
    }
  }
}

/** A verb that the index reads in another form: 止まら for とまら when it has 止まる. */
function otherForms(index: SearchIndex, kana: string): readonly string[] | undefined {
  const [stem, last] = [kana.slice(0, -1), kana.slice(-1)];
  for (const mate of rowOf(last)) {
    const words = index.readings().get(stem + mate);
    const verbs = words?.filter((word) => word.length > 1 && word.endsWith(mate)) ?? [];
    if (verbs.length > 0) return verbs.map((word) => word.slice(0, -1) + last);
  }
  return undefined;
}

/** The word of those that are read alike that stands in most texts. */
function commonest(matcher: Matcher, words: readonly string[]): string {
  let [best = ''] = words;
  let most = -1;
  for (const word of words) {
    const count = textsWith(matcher, word);
    if (count > most) [best, most] = [word, count];
  }
  return best;
}

/** A word whose reading begins with the kana that end a query. */
function begunBy(index: SearchIndex, kana: string): string | undefined {
  for (const [reading, [word]] of index.readings()) if (reading.startsWith(kana)) return word;
  return undefined;
}

/** Katakana; or hiragana that neither goes on after kanji nor ends other than before a particle. */
const KANA_NAME =
  /[\p{sc=Katakana}ー]{2,}|(?<![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{sc=Hiragana}ー]{4,}?(?=$|[\s\p{P}]|[のをがはにへとで](?![\p{sc=Hiragana}]))/gmu;

const known = new WeakMap<SearchIndex, ReadonlySet<string>>();

/** The words in kana that titles, headings and keywords hold, folded: こめんと, めんば, ずんだもん. */
function namesOf(index: SearchIndex): ReadonlySet<string> {
  const before = known.get(index);
  if (before !== undefined) return before;
  const names = new Set<string>();
  for (const {field, original} of index.texts) {
    if (field === 'content') continue;
    for (const word of original.match(KANA_NAME) ?? []) names.add(foldText(word));
  }
  known.set(index, names);
  return names;
}
