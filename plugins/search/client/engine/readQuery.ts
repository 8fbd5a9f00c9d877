import {foldText} from '../../shared/fold';
import {isGrammar, weightOf} from './formWords';
import {latinWords} from './latinWords';

/** A word of a query, or several that were typed as one. */
export interface Concept {
  /** As typed, in NFKC. */
  readonly surface: string;
  readonly isLatin: boolean;
  /** The words in it, as typed; empty when it is one word. */
  readonly parts: readonly string[];
  /** Whether the query denies it, as in 表示されない. */
  readonly isNegated: boolean;
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
const RUN = new RegExp(
  String.raw`(?<latin>[\p{sc=Latin}\p{N}_](?:[\p{sc=Latin}\p{N}_]|[.:/#@$'+\-](?=[\p{sc=Latin}\p{N}_]))*)|(?<japanese>[${JAPANESE}]+)|(?<other>(?:(?![${JAPANESE}\p{sc=Latin}])\p{L})+)`,
  'gu',
);
/** A hyphen or a wave typed for the long vowel mark. */
const TYPED_LONG_VOWEL =
  /(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])[-\u2010-\u2015\u2212~〜](?![\p{sc=Latin}\p{N}])/gu;
const KANJI_OR_KATAKANA = /[\p{sc=Han}\p{sc=Katakana}々]/u;
const ALL_HIRAGANA = /^[\p{sc=Hiragana}ー]+$/u;

const NEGATIVE = /^(?:でき|され|れ|し)?(?:な[いくか]|ません|せん$)/u;
/** Words that weigh less stand for themselves and are no part of a compound. */
const ASKING = 0.4;

const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});

/** Reads a query without operators: its words, in order, and what they weigh. */
export function readQuery(query: string): ReadQuery {
  const text = query
    .slice(0, MAX_QUERY_LENGTH)
    .normalize('NFKC')
    .replaceAll('・', '')
    .replace(TYPED_LONG_VOWEL, 'ー')
    .trim();
  const concepts = [...text.matchAll(RUN)].flatMap(({groups}) => {
    const {latin, japanese, other} = groups ?? {};
    if (latin !== undefined) return [latinConcept(latin)];
    if (japanese !== undefined) return japaneseConcepts(japanese);
    return other === undefined
      ? []
      : [{surface: other, isLatin: false, parts: [], isNegated: false, weight: 1}];
  });
  return {concepts: concepts.slice(0, MAX_CONCEPTS), phrases: phrasesOf(text, concepts)};
}

function latinConcept(surface: string): Concept {
  const words = [...new Set(latinWords(surface).map(({word}) => word))].slice(0, MAX_PARTS);
  return {
    surface,
    isLatin: true,
    parts: words.length > 1 ? words : [],
    isNegated: false,
    weight: 1,
  };
}

function japaneseConcepts(run: string): Concept[] {
  const whole = {surface: run, isLatin: false, parts: [], isNegated: false, weight: 1};
  const segments = [...segmenter.segment(run)].map(({segment}) => segment);
  // Words typed in hiragana are cut at wrong places; they are looked for as they are first.
  if (ALL_HIRAGANA.test(run)) {
    const words = segments.filter((segment) => !isGrammar(segment));
    const weight = words.length === 0 ? weightOf(run) : Math.max(...words.map(weightOf));
    return [{...whole, parts: words.length > 1 ? words : [], weight}];
  }
  const concepts = compounds(segments).map(({words, isNegated}): Concept => {
    const surface = words.join('');
    return {
      surface,
      isLatin: false,
      parts: words.length > 1 ? words.filter((word) => !isGrammar(word)) : [],
      isNegated,
      weight: weightOf(surface),
    };
  });
  return concepts.length === 0 ? [whole] : concepts;
}

interface Compound {
  words: string[];
  isNegated: boolean;
}

/** Words that follow each other without a particle between them make one compound. */
function compounds(segments: readonly string[]): Compound[] {
  const found: Compound[] = [];
  let isOpen = false;
  for (const segment of segments) {
    const last = found.at(-1);
    const asks = weightOf(segment) < ASKING;
    if (last !== undefined && NEGATIVE.test(segment)) last.isNegated = true;
    if (isGrammar(segment)) {
      isOpen = false;
      continue;
    }
    if (isOpen && !asks && last !== undefined && KANJI_OR_KATAKANA.test(segment)) {
      last.words.push(segment);
    } else if (!NEGATIVE.test(segment)) found.push({words: [segment], isNegated: false});
    isOpen = !asks;
  }
  return found;
}

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
