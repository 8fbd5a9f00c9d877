import {MAX_QUERY} from '../answer';
import {foldText} from '../text/fold';
import {kanaToRomaji} from '../text/sounds';
import {inflectionOf, PARTICLES, readKana, type Inflection} from './grammar';
import {
  FORM,
  isTelling,
  latinWords,
  segmentsOf,
  SHORT,
  splitWords,
  weightOf,
  type Word,
} from './tokenizer';

/** A word of a query, or several that were typed as one. */
export interface Concept {
  /** As typed, in NFKC. */
  readonly surface: string;
  readonly isLatin: boolean;
  /** The words in it, as typed; empty when it is one word. */
  readonly parts: readonly string[];
  /** Whether the query denies it, as in 表示されない. */
  readonly isNegated: boolean;
  /** How its other forms begin, when it is a verb or an adjective. */
  readonly inflection: Inflection | undefined;
  /** From 0 to 1: what it says of the thing looked for. */
  readonly weight: number;
}

/** A query as the search understands it. */
export interface ReadQuery {
  readonly concepts: readonly Concept[];
  /** The query as one folded phrase. */
  readonly phrase: string;
}

/** More words, or clauses, of one query are not looked for, nor more parts or spellings of a word. */
export const MAX_CONCEPTS = 16;

const JAPANESE = String.raw`\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}々ー`;
/** What is counted belongs to its number: 2回, 4系. */
const COUNTED = String.raw`\p{Nd}+(?:時間|[回個件人分秒時日月年版系枚番列行曲台度種つ])目?`;
const RUN = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}.])(?<counted>${COUNTED})|(?<latin>[\p{sc=Latin}\p{N}_](?:[\p{sc=Latin}\p{N}_]|[.:/#@$'+\-](?=[\p{sc=Latin}\p{N}_]))*)|(?<japanese>[${JAPANESE}]+)|(?<other>(?:(?![${JAPANESE}\p{sc=Latin}])\p{L})+)`,
  'gu',
);
/** A hyphen or a wave typed for the long vowel mark. */
const TYPED_LONG_VOWEL =
  /(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])[-\u2010-\u2015\u2212~〜](?![\p{sc=Latin}\p{N}])/gu;
/** A letter that the input method left in hiragana: せtてい for せってい. */
const LEFT_LETTER = /(?<=\p{sc=Hiragana})[a-z](?=\p{sc=Hiragana})/gu;
const ALL_HIRAGANA = /^[\p{sc=Hiragana}ー]+$/u;

/** Reads a query without operators: its words, in order, and what they weigh. */
export function readQuery(query: string): ReadQuery {
  const text = query
    .slice(0, MAX_QUERY)
    .normalize('NFKC')
    .replaceAll('・', '')
    .replace(TYPED_LONG_VOWEL, 'ー')
    .replace(LEFT_LETTER, (letter, at: number, all: string) =>
      kanaToRomaji(all.charAt(at + 1)).startsWith(letter) ? 'っ' : letter,
    )
    .trim();
  const concepts: Concept[] = [];
  let end = -1;
  for (const {0: run, index, groups} of text.matchAll(RUN)) {
    const follows = index === end;
    end = index + run.length;
    const {latin, japanese, counted} = groups ?? {};
    if (latin !== undefined) concepts.push(latinConcept(latin));
    else if (counted !== undefined) concepts.push({...plainConcept(run), weight: SHORT});
    else if (japanese === undefined) concepts.push(plainConcept(run));
    else concepts.push(...japaneseConcepts(run, follows));
  }
  return {concepts: withoutForm(concepts).slice(0, MAX_CONCEPTS), phrase: phraseOf(text)};
}

/**
 * A question in English without the words that only give it its form (how do I hide messages), and any
 * without particles that stand alone: 題名 を 変える, C#の例. They are in every text. One English word may
 * be a name: A, On.
 */
function withoutForm(concepts: readonly Concept[]): readonly Concept[] {
  if (concepts.every(({weight}) => !isTelling(weight))) return concepts;
  const isEnglish = concepts.length > 1 && concepts.every(({isLatin}) => isLatin);
  const rest = concepts.filter(({weight, isLatin, surface, inflection}) =>
    isLatin
      ? weight > FORM || !isEnglish
      : inflection !== undefined || !PARTICLES.includes(surface),
  );
  return rest.length === 0 ? concepts : rest;
}

/** The end of an address says nothing of the site: kick.com is Kick. */
const ADDRESS_END = /\.(?:com|net|jp|tv|live|app)$/iu;

function latinConcept(typed: string): Concept {
  const surface = typed.replace(ADDRESS_END, '');
  const words = [...new Set(latinWords(surface).map(({word}) => word))].slice(0, MAX_CONCEPTS);
  return {
    ...plainConcept(surface),
    isLatin: true,
    weight: weightOf(surface),
    parts: words.length > 1 ? words : [],
  };
}

function japaneseConcepts(run: string, follows: boolean): Concept[] {
  // Words typed in hiragana are cut at wrong places; they are looked for as they are first.
  if (ALL_HIRAGANA.test(run) && !follows) return [hiraganaConcept(run)];
  const concepts = splitWords(run, follows)
    .flatMap(withoutSubject)
    .filter(({surface, okurigana}) => okurigana === undefined || !ONE_SOUND.test(surface))
    .map(({surface, parts, okurigana, isNegated}): Concept => ({
      surface,
      isLatin: false,
      parts: parts.length > 1 ? parts : [],
      isNegated,
      weight: weightOf(surface, okurigana !== undefined),
      inflection: okurigana === undefined ? undefined : inflected(surface, okurigana),
    }));
  return concepts.length === 0 && !follows ? [hiraganaConcept(run)] : concepts;
}

/** A verb in two kana is its own stem: ため of ためる is not た. */
const SHORT_VERB = /^\p{sc=Hiragana}[えけげせぜてでねべめれ]$/u;

/** What a verb in one kana and its ending comes to is in every text: 10秒たったら. */
const ONE_SOUND = /^\p{sc=Hiragana}[っん]$/u;

function inflected(surface: string, okurigana: string): Inflection {
  if (SHORT_VERB.test(surface)) return inflectionOf(surface, '');
  return inflectionOf(surface.slice(0, surface.length - okurigana.length), okurigana);
}

/**
 * アイコン表示されない denies 表示 of アイコン, 音出ない denies 出 of 音; before a noun a subject of one
 * letter is a prefix: 再起動しない.
 */
function withoutSubject(word: Word): Word[] {
  const {parts, isNegated} = word;
  const [denied = '', ...before] = [...parts].reverse();
  const subject = before.reverse();
  if (!isNegated || subject.join('').length < (denied.length < 2 ? 1 : 2)) return [word];
  const own = {...word, surface: denied, parts: [denied]};
  return [
    {...own, surface: subject.join(''), parts: subject, okurigana: undefined, isNegated: false},
    own,
  ];
}

/** A particle or an ending between the words. */
const GRAMMAR = /^[\p{sc=Hiragana}ー]{1,2}$/u;

function hiraganaConcept(run: string): Concept {
  const segments = Array.from(segmentsOf(run), ({segment}) => segment);
  const words = segments.filter((segment) => !GRAMMAR.test(segment));
  const [first, second, ...rest] = readKana(run, 'nothing');
  if (first?.kind === 'word' && SHORT_VERB.test(first.text) && second?.kind === 'ending') {
    return {...plainConcept(first.text), inflection: inflectionOf(first.text, '')};
  }
  const isForm = [first, second, ...rest].every((piece) => piece?.kind !== 'word');
  const weight = isForm ? FORM : 1;
  return {...plainConcept(run), parts: words.length > 1 ? words : [], weight};
}

/** A word that is taken as it stands. */
export const plainConcept = (surface: string): Concept => ({
  surface,
  isLatin: false,
  parts: [],
  isNegated: false,
  weight: 1,
  inflection: undefined,
});

/** What tells that the words before it are read on the screen: 再接続していますってずっと出る. */
const REPORTED =
  /(?<=.{4})(?:つて|と)(?:いう|言う)?(?:えら|警告|めつせじ|表示)?[がを]?(?:ずつと|何度も|毎回|急に)?(?:出|言われ|表示され)(?:る|た|ます|ました|て\p{sc=Hiragana}{0,4})$/u;

/** Signs at the end of a query that say nothing. */
const LAST_SIGNS = /[?？。、!！()]+$/u;
/** A space beside what is no Latin word. */
const LOOSE_SPACE = /(?<=[^\p{sc=Latin}\p{N}])\s+|\s+(?=[^\p{sc=Latin}\p{N}])/gu;

/** The whole query, folded: as it is typed, as in 設定 → コメント, and without spaces. */
export function typedPhrases(query: string): readonly string[] {
  const text = query.normalize('NFKC').trim().replace(LAST_SIGNS, '');
  return [foldText(text), foldText(text.replace(LOOSE_SPACE, ''))];
}

/** So many folded characters without a space are a sentence. */
const SENTENCE = 10;

/** Whether a query is a sentence and no list of words. */
export const isSentence = (query: string, phrase: string): boolean =>
  phrase.length >= SENTENCE && !/\s/u.test(query.trim());

/** The whole query, folded, without the spaces and signs that say nothing; of a message only that. */
function phraseOf(text: string): string {
  const joined = text.replace(LOOSE_SPACE, '');
  return foldText(joined.replace(LAST_SIGNS, '')).replace(REPORTED, '');
}

/** What asks for the meaning of the word before it, folded: ってなに, とはどういう意味ですか, の意味. */
const WHAT =
  '(?:(?:なんの|何の)こと|なに|何|なん|(?:どういう|どんな)(?:意味|こと|もの|やつ|機能))(?:でしよう|です|それ|や|だ|か|よ){0,2}';
const ASKS_MEANING = new RegExp(
  `^[「『]?(?<term>.+?)[」』]?(?:(?:つて|とは|は|て)${WHAT}(?:$|[?、。])|とは$|つて$|の?意味(?:$|は|つて|とは|が?わから))`,
  'u',
);

/** The word whose meaning a folded phrase asks for: 枠 of 枠ってなに. */
export function askedTerm(phrase: string): string | undefined {
  return ASKS_MEANING.exec(phrase)?.groups?.['term'];
}
