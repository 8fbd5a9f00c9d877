import {foldText} from '../text/fold';

/**
 * What hiragana after a word of a query is: the ending of a verb, particles and auxiliary verbs, or a
 * word of its own. A small finite grammar instead of a dictionary: only the forms are a closed class.
 */

/** What a piece of hiragana is. */
type KanaKind = 'okurigana' | 'ending' | 'particle' | 'auxiliary' | 'suffix' | 'prefix' | 'word';

export interface KanaPiece {
  readonly text: string;
  readonly kind: KanaKind;
}

/** What stands before the hiragana. */
export type Before = 'nothing' | 'word' | 'one kanji';

const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

export const PARTICLES = words(
  'が を に の と は へ も で や な から まで より だけ しか ほど くらい ぐらい ばかり など なら ながら ごと',
  'ずつ だ だった です でした でしょう だと だけど けど けれど けれども ので のに のか かどうか かも ね よ',
  'って か という といった として について による によって によると における に対して に関する にとって',
  'とき とこ ときの ため ための たび たびに よう ような ように ところ こと もの ほう まま あと うち わけ はず',
  'とか かだけ かな かしら っけ じゃ んだ なのに なので なのか いつまで いつから やつ っぽい っぽく',
);
export const AUXILIARIES = words(
  'する し した して しない しよう すれば すると したら したり しながら しておく せず せずに され させ できる',
  'でき できた できて できれば できない ある あり あった あって いる いた いて いない なる なり なった なって',
  'なら なく ない なかった なければ なし ください ほしい よい いい よいか くれ くれる くれた もらう もらえ もらい もらった',
  'みる みたい しまう しまった しまい おく おき おいた わかる わからない わかり いけない やる やり やって やれ やった やったら どう',
  'どうすれば どうやって どうして どうしたら どない どないして どないしたら どこ どこで どこに なぜ なに なん なんで いつ どれ どの どんな どちら',
  'これ それ あれ この その あの ここ そこ こう そう すぐ もし また もう まだ もっと ちゃんと きちんと しかし',
  'とは ますか ですか たい いろいろ',
  // Polite words of a letter.
  'おります おりまして おりました おりません ございます ございません ございました ございますか いただき いただく いただけ いただける',
  'いただい いただいた いただきたい いただきたく いただければ いたし いたします いたしました いたしまして くださり くださる くださって',
  'よろしい よろしく よろしければ なさる つきまして につき において にて および ならびに または もしくは あるいは',
  // What time or money takes.
  'かかる かかり かかっ かから',
  // Adverbs that say how often or how much, not what.
  'ずっと いつも たまに いきなり とにかく やっぱり やっぱ さっき ちょっと すごく めっちゃ めちゃくちゃ ぜんぜん はよ',
  'いちいち まったく とりあえず ひとまず いつのまにか いつの間にか うっかり たぶん なぜか なんか なんだか やたら やけに',
  'かなり けっこう なるべく できるだけ わざわざ ほんと ほんとに めちゃ いまさら いまだに そもそも どうしても なかなか',
  'どうやったら どうやれば どうすりゃ いったい しょっちゅう ほしくない 欲しくない',
  'だいたい ちょうど ほとんど そろそろ だいぶ ずいぶん とても さらに わりと あまり あんまり たまたま ようやく やっと せっかく ほぼ ざっと',
  'どこか どっか なにか だれか いつか だんだん どんどん ときどき しばらく そのうち',
);
/** Only after the stem of a verb or an adjective. */
export const ENDINGS = words(
  'る た て だ で ない なく なけれ なければ なかった なくて なくなる なくなった ず ずに ば たい たく たかった たくない',
  'ます まし ました ません ませ ませんでした う よう れる れ れない られる られ られない せる せ させる させ り いる',
  'いた い ちゃう ちゃった ちゃって ちゃい ちまう ちまった ちまって じゃう じゃった じゃって たら たり ろ べき なきゃ なくちゃ ないと そう すぎる すぎ なさい った って んだ んで いて いだ いで くて かった',
  'けれ さ ん やすい やすく にくい にくく づらい がち かた がる つつ とく てる てこない っぱなし っぽい っぽく',
  'いく いき いけ いった いって まくる まくり まくっ',
);
/** Endings which a word that nobody lists has in itself: うるさい is not うる, うしろ is not うし. */
const ENDINGS_AFTER_WORD = ENDINGS.filter((text) => !'いさりうろ'.includes(text));
/** After a single kanji, where other auxiliaries look like its okurigana. */
const AFTER_ONE_KANJI = AUXILIARIES.filter((text) =>
  /^(?:ど|わから|かか[るりっ]|する$|ない$|なし$)/u.test(text),
);
/** Of a verb that is one syllable: 見せる is a verb of its own, as 出せる is. */
const ENDINGS_AFTER_BARE = ENDINGS.filter((text) => !text.startsWith('せ'));
/** Verbs whose okurigana begin as a particle does: 増やしたい, 落とせない, 重なって, 上がらない. */
const LIKE_PARTICLE =
  /^(?:(?:[増減冷費燃生絶]や|落と)[さしせそ]|(?:[重異連]な|[上下広繋曲転]が|分か|見つか)[らりれろっ])/u;
/** Whether a kanji and the kana after it are such a verb. */
export const isLikeParticle = (text: string): boolean => LIKE_PARTICLE.test(text);
/** Words in which the grammar sees an ending or a particle: おかしい, つながらない. */
export const KANA_WORDS = words(
  'おかしい おかしく おかしかっ おかしな うるさい うるさく うざい ひどい ひどく',
  'つながら つながり つながる つながっ つながれ まとめ',
);
/** Part of the name before it. */
const SUFFIXES = words('ちゃん さん くん たち');
/** Part of the word after it, at the end of the hiragana. */
const PREFIXES = words('お ご');
/** A single か only asks, at the end. */
export const ONLY_LAST = new Set(['か', 'ね', 'よ', 'かな', 'かしら', 'っけ']);

/** What a piece costs; the cheapest pieces are how kana are read. */
const COST = {
  /** What one of the lists has. */
  listed: 0.2,
  /** A word nobody lists must be worth it; that two words meet without a particle is as rare. */
  word: 2,
  okurigana: 0.5,
};
/** Longer okurigana are words of their own. */
const MAX_OKURIGANA = 3;
/** Longer stretches of kana are no words that anybody types without a kanji. */
export const MAX_KANA = 24;

/** No word begins in the middle of a syllable. */
const SMALL = /[ぁぃぅぇぉっゃゅょー]/u;

type State = 'start' | 'noun' | 'kanji' | 'bare' | 'verb' | 'word' | 'joined';

/**
 * Reads the hiragana between the words of a query.
 * @param kana Hiragana only.
 * @param before What stands before it.
 * @param kanji The kanji before it, when it is a single one.
 */
export function readKana(kana: string, before: Before, kanji = ''): KanaPiece[] {
  const start: State = before === 'nothing' ? 'start' : before === 'word' ? 'noun' : 'kanji';
  const [known] = LIKE_PARTICLE.exec(kanji.slice(-1) + kana) ?? [];
  if (start === 'kanji' && known !== undefined) {
    const text = known.slice(1);
    return [{text, kind: 'okurigana'}, ...piecesOf(kana.slice(text.length), ['verb'])];
  }
  // Of two ways that cost the same the first is taken: the ない of 出ない is an ending.
  return piecesOf(kana, BARE_STEM.test(kanji) ? ['bare', start] : [start]);
}

function piecesOf(kana: string, starts: readonly State[]): KanaPiece[] {
  const path = cheapestPath<State, KanaStep>(kana.length, {
    starts,
    from: (at, state) => stepsFrom(kana, at, state),
    stateAfter: ({to}) => to,
  });
  return path?.steps.map(({piece}) => piece) ?? [{text: kana, kind: 'word'}];
}

interface KanaStep extends Step {
  readonly piece: KanaPiece;
  readonly to: State;
}

function stepsFrom(kana: string, at: number, state: State): KanaStep[] {
  const steps: KanaStep[] = [];
  const add = (list: readonly string[], kind: KanaKind, to: State, cost = COST.listed): void => {
    for (const text of list) {
      if (!kana.startsWith(text, at)) continue;
      if (ONLY_LAST.has(text) && at + text.length < kana.length) continue;
      steps.push({length: text.length, piece: {text, kind}, cost, to});
    }
  };
  if (state === 'bare') {
    add(ENDINGS_AFTER_BARE, 'ending', 'verb');
    return steps;
  }
  if (state !== 'start') add(PARTICLES, 'particle', 'joined');
  if (state === 'verb') add(ENDINGS, 'ending', 'verb');
  if (state === 'word') add(ENDINGS_AFTER_WORD, 'ending', 'verb');
  add(state === 'kanji' ? AFTER_ONE_KANJI : AUXILIARIES, 'auxiliary', 'verb');
  if (state !== 'start' && state !== 'joined') add(SUFFIXES, 'suffix', 'noun');
  if (at === kana.length - 1) add(PREFIXES, 'prefix', 'joined');
  if (state === 'kanji') {
    // No verb goes on with these: 枠のいろ.
    if (/[のを]/u.test(kana.charAt(at))) return steps;
    for (let length = 1; length <= MAX_OKURIGANA && at + length <= kana.length; length += 1) {
      const text = kana.slice(at, at + length);
      const cost = COST.okurigana + length;
      steps.push({length, piece: {text, kind: 'okurigana'}, cost, to: 'verb'});
    }
    return steps;
  }
  add(KANA_WORDS, 'word', 'word', COST.word);
  if (SMALL.test(kana.charAt(at))) return steps;
  for (let length = 2; length <= MAX_KANA && at + length <= kana.length; length += 1) {
    const text = kana.slice(at, at + length);
    const cost = COST.word + length / 2 + (state === 'noun' ? COST.word : 0);
    steps.push({length, piece: {text, kind: 'word'}, cost, to: 'word'});
  }
  return steps;
}

/** A step through a text. */
export interface Step {
  /** UTF-16 units that it takes; at least 1. */
  readonly length: number;
  readonly cost: number;
}

/** The steps that are possible; see `cheapestPath`. */
export interface Steps<State, OneStep extends Step> {
  /** The states in which a path may begin. */
  readonly starts: readonly State[];
  /** What may follow at a place, in a state, after the last step; none at the beginning. */
  readonly from: (at: number, state: State, last: OneStep | undefined) => Iterable<OneStep>;
  readonly stateAfter: (step: OneStep) => State;
}

interface Path<OneStep> {
  readonly cost: number;
  readonly steps: readonly OneStep[];
}

/**
 * The steps that lead through a text for the least cost, by dynamic programming (Viterbi 1967): of the
 * ways to a place in the same state only the cheapest goes on, of equal ones the first.
 * @param length of the text, in UTF-16 units
 * @returns undefined when no steps lead to the end
 */
export function cheapestPath<State, OneStep extends Step>(
  length: number,
  {starts, from, stateAfter}: Steps<State, OneStep>,
): Path<OneStep> | undefined {
  const best = Array.from({length: length + 1}, () => new Map<State, Path<OneStep>>());
  for (const state of starts) best[0]?.set(state, {cost: 0, steps: []});
  for (const [at, paths] of best.slice(0, length).entries()) {
    for (const [state, path] of paths) {
      for (const step of from(at, state, path.steps.at(-1))) {
        const cost = path.cost + step.cost;
        const after = stateAfter(step);
        const ends = best[at + step.length];
        if (ends === undefined || cost >= (ends.get(after)?.cost ?? Infinity)) continue;
        ends.set(after, {cost, steps: [...path.steps, step]});
      }
    }
  }
  return [...(best[length]?.values() ?? [])].sort((a, b) => a.cost - b.cost)[0];
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
const BARE_STEM = /^[出見着得寝来似居煮]$/u;

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
