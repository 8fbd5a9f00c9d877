import {oncePer, type SearchIndex} from '../index/searchIndex';
import {
  AUXILIARIES,
  cheapestPath,
  ENDINGS,
  KANA_WORDS,
  ONLY_LAST,
  PARTICLES,
  rowOf,
  type Step,
} from '../query/grammar';
import {BEFORE_DENIAL} from '../query/spoken';
import {fold, foldText, KATAKANA} from '../text/fold';
import {textsWith, type Matcher} from './matching';

/** What a piece of kana costs; the cheapest pieces are how a run is read. */
export const COST = {
  /** And 1 for a single kana, less for more: a longer word is less often an accident. */
  word: 1,
  /** More for a verb in another form than the one that the index reads. */
  otherForm: 0.2,
  /** Less for a name in katakana, which comes before a word with kanji read alike: コメ before 込め. */
  name: -0.05,
  /** Particles, endings and auxiliary verbs. */
  grammar: 0.6,
  /** One kana that belongs to no word. */
  unknown: 1.6,
} as const;

/**
 * So much more often must the texts have it: kanji for what they write in kana as well, a single kanji,
 * which stands in other words, for a longer word that is read alike.
 */
export const MORE_OFTEN = 4;

/** So many kana are hardly ever a word by accident. */
export const SURE_KANA = 3;

/** Hardly ever typed in kana. */
const NUMERAL = /^[一二三四五六七八九十百千万]$/u;

const DENIAL = /(?<!わから|いけ)(?:ない|ません|なかつた|なくて|なくなつた)$|^ん$/u;
const DENIED_STEM = new RegExp(`${BEFORE_DENIAL}$`, 'u');
/** Kana before the last of which an adjective ends in い: 速さ, 速く. */
const ADJECTIVE = 'くかさけ';
const OKURIGANA = /\p{sc=Han}\p{sc=Hiragana}+$/u;
const ONE_KANA = /^\p{sc=Hiragana}$/u;
/** No word begins in the middle of a syllable. */
const SMALL = /[ぁぃぅぇぉゃゅょァィゥェォャュョ]/u;

/** Verbs whose stem is one kana, which looks like grammar: コメントがでない, おとでん. */
const SHORT_VERBS = new Map(
  [
    '出ない でない でません でなくなつた でん でねえ でへん',
    '来ない こない きません こなくなつた こん こねえ けえへん',
    '来て きて きてる きてた きた きたら',
    '出て でて でてる でた でたら でる',
    '見て みて みてる みた みたら',
    'おかしい おかしい おかしく おかしな おかしかつた',
    'うるさい うるさい うるさく うるさかつた',
    // That of a box for questions, which the texts write in kana.
    'ためる ためて ためた ためてる ためたい ためとく ためられ',
  ].flatMap((line) => {
    const [written = '', ...spoken] = line.split(' ');
    return spoken.map((kana) => [kana, written] as const);
  }),
);
/** They ask for a number, and texts have them in kana: いくつ is neither 行く nor 言く. */
const HOW_MANY = new Set(['いくつ', 'いくら']);
/** Verbs and adjectives that texts may have in kana only: つながらない is not 流らない. */
const LISTED = new Set(KANA_WORDS.map(foldText));
/** Auxiliaries that are verbs as well: おく, みる, もらう, ある, なる. */
const BOUND =
  /^(?:お[くい]|おき|み[るた]|く[れり]|もら|しま|あ[るりつ]|な[るりつ]|い[るたて]|や[るりつ])/u;
/** 者, 書, 性, 式, 料, 数, 用, 時, 的, 中 and their like after a noun say little of it. */
const SUFFIXES =
  'しゃ しょ せい しき りょう すう よう じ てき ちゅう くん やつ ちゃう ちゃった'.split(' ');
/** What stands between the words of a question in kana, folded. */
const AFTER_WORD = new Set(
  [...PARTICLES, ...SUFFIXES].filter((form) => form !== 'ながら').map(foldText),
);
const ANYWHERE = new Set(AUXILIARIES.map(foldText).filter((form) => !BOUND.test(form)));
/** What may follow a verb. */
const AFTER_VERB = new Set([...ENDINGS, ...AUXILIARIES, 'ながら'].map(foldText));

type Kind = 'noun' | 'verb' | 'particle' | 'auxiliary' | 'ending' | 'unknown';

interface Piece extends Step {
  readonly kind: Kind;
  /** What stands for it in the query; empty when it only joins words. */
  readonly text: string;
}

/** How a run of kana is read: the words in it as the texts write them, and what that costs. */
export interface KanaReading {
  readonly words: readonly string[];
  readonly cost: number;
  /** Whether words and their endings are all of it, mostly words, and no single kana is left over. */
  readonly isWhole: boolean;
}

/** The likeliest words of a run of kana; undefined when no word, or only half of it, is known. */
export function readKanaWords(matcher: Matcher, typed: string): KanaReading | undefined {
  const {text: kana, starts} = fold(typed);
  const mayBegin = (at: number): boolean => !SMALL.test(typed.charAt(starts[at] ?? 0));
  // They are the same after whatever comes before them.
  const pieces = Array.from(kana, (_, at) => [...piecesAt(matcher, kana, at, mayBegin)]);
  const path = cheapestPath<Kind | 'start', Piece>(kana.length, {
    starts: ['start'],
    from: (at, _state, last) => (pieces[at] ?? []).filter((piece) => follows(piece, last)),
    stateAfter: ({kind}) => kind,
  });
  // What only asks is better left as it was typed.
  if (!path?.steps.some(({kind}) => kind === 'noun' || kind === 'verb')) return undefined;
  const unknown = path.steps.filter(({kind}) => kind === 'unknown').length;
  if (2 * unknown >= kana.length || isAccident(path.steps)) return undefined;
  // A single kana between words is a slip, and stands in every text.
  const words = joined(path.steps).filter((word) => word !== '' && !ONE_KANA.test(word));
  const last = path.steps.at(-1);
  const isLeft = last?.kind === 'particle' && last.length === 1;
  const said = path.steps.reduce((sum, {text, length}) => sum + (text === '' ? 0 : length), 0);
  const isWhole = unknown === 0 && !isLeft && 2 * said > kana.length;
  return {words, cost: path.cost, isWhole};
}

/** Whether a run begins with a kana of no word before a short one and more: the 歌詞 in ぼかしたい. */
function isAccident([first, second, third]: readonly Piece[]): boolean {
  return (
    first?.kind === 'unknown' &&
    second !== undefined &&
    third !== undefined &&
    second.length < SURE_KANA &&
    (second.kind === 'noun' || second.kind === 'verb')
  );
}

/** The word with kanji that is read so from its first kana to its last. */
export function wholeWord(matcher: Matcher, typed: string): string | undefined {
  const {text: kana} = fold(typed);
  const words = wordsRead(matcher.index, kana) ?? otherForms(matcher.index, kana);
  return words === undefined ? undefined : commonest(matcher, words);
}

/** The words of pieces; unknown kana stay together, and a denial belongs to its verb. */
function joined(pieces: readonly Piece[]): string[] {
  const words: string[] = [];
  let before: Kind | undefined;
  for (const {text, kind} of pieces) {
    const last = words.at(-1) ?? '';
    // うつらん is 映らない; the ん of 消すん only asks.
    const denial =
      kind === 'ending' && text === 'ん' ? (DENIED_STEM.test(last) ? 'ない' : '') : text;
    const isDenial = (kind === 'auxiliary' || kind === 'ending') && denial !== '';
    const isJoined = kind === 'unknown' ? before === 'unknown' : isDenial && before !== 'unknown';
    if (isJoined && last !== '') words[words.length - 1] = last + denial;
    else words.push(denial);
    before = kind;
  }
  return words;
}

/** A verb as dictionaries give it; what follows is no ending but the ん that asks. */
const DICTIONARY_FORM = /\p{sc=Han}\p{sc=Hiragana}*[うくぐすつぬぶむる]$/u;

function follows({kind, text}: Piece, last: Piece | undefined): boolean {
  if (kind === 'particle') return last !== undefined;
  if (kind !== 'ending') return true;
  if (last?.kind === 'verb') return text === 'ん' || !DICTIONARY_FORM.test(last.text);
  return last?.kind === 'auxiliary' || last?.kind === 'ending';
}

function* piecesAt(
  matcher: Matcher,
  kana: string,
  from: number,
  mayBegin: (at: number) => boolean,
): Generator<Piece> {
  yield {length: 1, kind: 'unknown', text: kana.charAt(from), cost: COST.unknown};
  if (!mayBegin(from)) return;
  for (let length = 1; from + length <= kana.length; length += 1) {
    if (from + length < kana.length && !mayBegin(from + length)) continue;
    const piece = kana.slice(from, from + length);
    const form = {length, text: DENIAL.test(piece) ? piece : '', cost: COST.grammar};
    const isLast = from + length === kana.length;
    if (AFTER_WORD.has(piece) && (isLast || !ONLY_LAST.has(piece)))
      yield {...form, kind: 'particle'};
    if (ANYWHERE.has(piece)) yield {...form, kind: 'auxiliary'};
    if (AFTER_VERB.has(piece)) yield {...form, kind: 'ending'};
    if (length > 1) yield* wordsAt(matcher, piece, isLast);
  }
}

function* wordsAt(matcher: Matcher, kana: string, isLast: boolean): Generator<Piece> {
  const {index} = matcher;
  const {length} = kana;
  const piece = (text: string, more = 0): Piece => ({
    ...{length, text, cost: COST.word + 1 / length + more},
    kind: OKURIGANA.test(text) ? 'verb' : 'noun',
  });
  const verb = SHORT_VERBS.get(kana);
  if (verb !== undefined) yield {length, kind: 'verb', text: verb, cost: COST.word};
  if (HOW_MANY.has(kana)) yield {length, kind: 'noun', text: kana, cost: COST.word};
  const name = namesOf(index).get(kana);
  const exact = wordsRead(index, kana);
  // はやさ is 速さ where the texts know 速い, though one of them has 早さ.
  const words = exact && [...exact, ...(otherForms(index, kana) ?? [])];
  if (words !== undefined) yield piece(commonest(matcher, words));
  if (name !== undefined && (words === undefined || KATAKANA.test(name)))
    yield piece(name, COST.name);
  if (name !== undefined || words !== undefined) return;
  const forms = otherForms(index, kana);
  const begun = isLast && length > 2 ? begunBy(index, kana) : undefined;
  const listed = LISTED.has(kana) ? kana : undefined;
  const text = forms === undefined ? (listed ?? begun) : commonest(matcher, forms);
  if (text !== undefined) yield piece(text, COST.otherForm);
}

/** A verb that the index reads in another form: 止まら for とまら when it has 止まる. */
function otherForms(index: SearchIndex, kana: string): readonly string[] | undefined {
  const [stem, last] = [kana.slice(0, -1), kana.slice(-1)];
  const mates = (ADJECTIVE.includes(last) ? 'い' : '') + rowOf(last);
  for (const mate of mates) {
    const words = index.readings().get(stem + mate);
    const verbs = words?.filter((word) => word.length > 1 && word.endsWith(mate)) ?? [];
    if (verbs.length > 0) return verbs.map((word) => word.slice(0, -1) + last);
  }
  return undefined;
}

/** The words that are read so; no numerals, which the こさん of a name would be. */
function wordsRead(index: SearchIndex, kana: string): readonly string[] | undefined {
  const words = index
    .readings()
    .get(kana)
    ?.filter((word) => !NUMERAL.test(word));
  return words?.length === 0 ? undefined : words;
}

/** The word of those that are read alike that stands in most texts; one kanji stands in others, too. */
function commonest(matcher: Matcher, words: readonly string[]): string {
  let [best = ''] = words;
  let most = -1;
  for (const word of words) {
    const count = textsWith(matcher, foldText(word)) / (word.length > 1 ? 1 : MORE_OFTEN);
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
  /[\p{sc=Katakana}ー]{2,}|(?<![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])(?![のをがはにへとでも])[\p{sc=Hiragana}ー]{4,}?(?=$|[\s\p{P}]|[のをがはにへとで](?![\p{sc=Hiragana}]))/gmu;
const LONG_KATAKANA = /[ァ-ヺー]{4,}/g;

/**
 * The words in kana that titles, headings and keywords hold, and the longer katakana words of all
 * texts; folded, with how they are written: こめんと コメント, ずんだもん.
 */
export const namesOf = oncePer(({texts}: SearchIndex): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const {field, original} of texts) {
    const pattern = field === 'content' ? LONG_KATAKANA : KANA_NAME;
    for (const word of original.match(pattern) ?? []) {
      const folded = foldText(word);
      if (!names.has(folded)) names.set(folded, word);
    }
  }
  return names;
});
