import {foldText} from '../../shared/foldText';
import {FORM, isGrammar, weightOf} from './formWords';
import {inflectionOf, type Inflection} from './inflection';
import {latinWords} from './latinWords';
import {readKana} from './kanaGrammar';
import {kanaToRomaji} from './romaji';
import {segmentsOf} from './segments';
import {splitWords} from './splitWords';

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
  /** The query as one folded phrase, and again without what only asks; the longer one first. */
  readonly phrases: readonly string[];
}

/** Longer queries are cut: no reader types them, and their work would have no limit. */
export const MAX_QUERY_LENGTH = 200;
const MAX_CONCEPTS = 16;
const MAX_PARTS = 8;

const JAPANESE = String.raw`\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}々ー`;
/** What is counted belongs to its number: 2回, 4系. */
const COUNTED = String.raw`\p{Nd}+(?:時間|[回個件人分秒時日月年版系枚番列度種つ])目?`;
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

/** Words that weigh less stand for themselves and are no part of a compound. */
const ASKING = 0.4;

/** Reads a query without operators: its words, in order, and what they weigh. */
export function readQuery(query: string): ReadQuery {
  const text = query
    .slice(0, MAX_QUERY_LENGTH)
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
    const {latin, japanese} = groups ?? {};
    if (latin !== undefined) concepts.push(latinConcept(latin));
    else if (japanese === undefined) concepts.push(plain(run));
    else concepts.push(...japaneseConcepts(run, follows));
  }
  return {concepts: concepts.slice(0, MAX_CONCEPTS), phrases: phrasesOf(text, concepts)};
}

function latinConcept(surface: string): Concept {
  const words = [...new Set(latinWords(surface).map(({word}) => word))].slice(0, MAX_PARTS);
  return {
    ...plain(surface),
    isLatin: true,
    parts: words.length > 1 ? words : [],
  };
}

function japaneseConcepts(run: string, follows: boolean): Concept[] {
  // Words typed in hiragana are cut at wrong places; they are looked for as they are first.
  if (ALL_HIRAGANA.test(run) && !follows) return [hiraganaConcept(run)];
  const concepts = splitWords(run, follows).map(
    ({surface, parts, okurigana, isNegated}): Concept => ({
      surface,
      isLatin: false,
      parts: parts.length > 1 ? parts : [],
      isNegated,
      weight: weightOf(surface),
      inflection:
        okurigana === undefined
          ? undefined
          : inflectionOf(surface.slice(0, surface.length - okurigana.length), okurigana),
    }),
  );
  return concepts.length === 0 && !follows ? [hiraganaConcept(run)] : concepts;
}

function hiraganaConcept(run: string): Concept {
  const segments = Array.from(segmentsOf(run), ({segment}) => segment);
  const words = segments.filter((segment) => !isGrammar(segment));
  const isForm = readKana(run, 'nothing').every(({kind}) => kind !== 'word');
  const weight = isForm ? FORM : 1;
  return {...plain(run), parts: words.length > 1 ? words : [], weight};
}

const plain = (surface: string): Concept => ({
  surface,
  isLatin: false,
  parts: [],
  isNegated: false,
  weight: 1,
  inflection: undefined,
});

/** The whole query and its core, from the first to the last word that says what it is about. */
function phrasesOf(text: string, concepts: readonly Concept[]): string[] {
  const joined = text.replace(/(?<=[^\p{sc=Latin}\p{N}])\s+|\s+(?=[^\p{sc=Latin}\p{N}])/gu, '');
  const telling = concepts.filter(({weight}) => weight >= ASKING);
  const [first, last] = [telling[0]?.surface, telling.at(-1)?.surface];
  const phrases = [foldText(joined.replace(/[?？。、!！()]+$/u, ''))];
  // What is denied is not what the words before the denial alone would name.
  if (first !== undefined && last !== undefined && telling.at(-1)?.isNegated !== true) {
    const core = joined.slice(joined.indexOf(first), joined.lastIndexOf(last) + last.length);
    phrases.push(foldText(core));
  }
  return [...new Set(phrases)].filter(Boolean);
}
