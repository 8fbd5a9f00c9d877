import {MAX_QUERY, type Answer} from './answer';
import {FIELDS, textAt, type IndexedPage, type SearchIndex} from './index/searchIndex';
import {correctedQuery, nearNames} from './match/correction';
import {readingsOf, weighed, type Candidate, type Found} from './match/expansion';
import {matchDistant, matchWildcards} from './match/fuzzy';
import {
  isWritten,
  matchPhrase,
  matchWord,
  textsWith,
  type Matcher,
  type TermMatch,
} from './match/matching';
import {matchReading, spellQuery} from './match/spelling';
import {
  parseQuery,
  readOperators,
  withPlainOperators,
  type Clause,
  type OperatorQuery,
} from './query/parseQuery';
import {
  askedTerm,
  isSentence,
  MAX_CONCEPTS,
  plainConcept,
  readQuery,
  typedPhrases,
  type Concept,
} from './query/readQuery';
import {FORM, isTelling, LATIN} from './query/tokenizer';
import {FAIR, toHit} from './rank/hit';
import {NO_PHRASE, type Typed} from './rank/lines';
import {rankPages, type Pages, type RankedPage} from './rank/scoring';
import {foldText} from './text/fold';

/** What is searched: the pages that a test accepts, for at most so many hits. */
export interface Wanted extends Pages {
  readonly limit: number;
  /** How many further sections of each page are wanted at most. */
  readonly more: number;
  /** The address of a page or a section whose reader sees these words; the best ones come first. */
  readonly addressOf: (url: string, words: readonly string[]) => string;
}

/** Every page, none before others, by its own address. */
export const EVERY_PAGE = {
  more: 0,
  addressOf: (url: string) => url,
  isSearched: () => true,
  isPreferred: () => false,
} as const satisfies Omit<Wanted, 'limit'>;

/** What stands around a term and is no part of it. */
const AROUND = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/** The pages that hold something of a query, the best first, and by which words. */
export interface Ranking {
  readonly ranked: readonly RankedPage[];
  readonly found: readonly Found[];
  readonly typed: Typed;
}

/** Answers a query: in plain words, or with operators when it holds one. */
export function search(index: SearchIndex, query: string, wanted: Wanted): Answer {
  return searchCounting({index, steps: 0}, query, wanted);
}

/** The same; the matcher counts the steps, for tests of what a query costs. */
export function searchCounting(matcher: Matcher, typed: string, wanted: Wanted): Answer {
  const query = typed.slice(0, MAX_QUERY);
  const written = withPlainOperators(query);
  const isKnown = (word: string): boolean => isWritten(matcher, word);
  const answerTo = ({text, isTyped}: OperatorQuery): Answer =>
    (isTyped ? typedAnswer(matcher, text, written, wanted) : undefined) ??
    plainAnswer(matcher, query, wanted);
  const read = readOperators(written, isKnown);
  const answer = answerTo(read);
  if (answer.total > 0 || !read.isTyped) return answer;
  // `update:modelValue` looks like an operator, but may stand in the texts as typed.
  const asText = readOperators(written, isKnown, 'text');
  return asText.text === read.text ? answer : answerTo(asText);
}

/** The answer to a query with operators; undefined when it asks for nothing. */
function typedAnswer(
  matcher: Matcher,
  text: string,
  written: string,
  wanted: Wanted,
): Answer | undefined {
  const {clauses, error} = parseQuery(text, written);
  if (error !== undefined) return {hits: [], total: 0, isWeak: false, near: [], error};
  if (clauses.length === 0) return undefined;
  const ranking = rankClauses(matcher, clauses, wanted);
  return {...answerOf(matcher, ranking, wanted), isWeak: false};
}

/** The pages that hold something of a query in plain words. */
export function rankPlain(matcher: Matcher, query: string, pages: Pages): Ranking {
  const {concepts, phrase: spelled} = readQuery(spellQuery(matcher, query));
  // What stands in the texts as it was typed is meant so: みかん箱さんへ.
  const written = typedPhrases(query).find((one) => textsWith(matcher, one) > 0);
  const phrase = nameAskedFor(concepts, spelled) ?? written ?? spelled;
  const found = concepts.flatMap((concept) => readingsOf(matcher, concept));
  const typed = {phrase, sentence: isSentence(query, phrase) ? phrase : ''};
  return {ranked: rankPages(matcher, found, typed, pages), found, typed};
}

/** The one name of a query that asks nothing else of it, folded: ダウンロード of ダウンロードはどこ. */
function nameAskedFor(concepts: readonly Concept[], phrase: string): string | undefined {
  const [name, ...others] = concepts.filter(({weight}) => weight > FORM);
  if (name === undefined || others.length > 0) return undefined;
  // 同期できない, 同期 できない tell of a fault.
  const isFault = name.isNegated || phrase.endsWith('ない');
  if (isFault || name.inflection !== undefined) return undefined;
  const folded = foldText(name.surface);
  return phrase.startsWith(folded) && askedTerm(phrase) === undefined ? folded : undefined;
}

function plainAnswer(matcher: Matcher, query: string, wanted: Wanted): Answer {
  const ranking = rankPlain(matcher, query, wanted);
  const corrected = correctedQuery(matcher, query, ranking.found);
  if (corrected !== undefined) {
    const better = rankPlain(matcher, corrected, wanted);
    if (coverageOf(better) > coverageOf(ranking)) {
      return {...answerOf(matcher, better, wanted), corrected};
    }
  }
  const answer = answerOf(matcher, ranking, wanted);
  return answer.total > 0 && !answer.isWeak ? answer : {...answer, near: nearNames(matcher, query)};
}

const coverageOf = ({ranked}: Ranking): number =>
  ranked.reduce((best, {coverage}) => Math.max(best, coverage), 0);

function rankClauses(matcher: Matcher, clauses: readonly Clause[], wanted: Wanted): Ranking {
  const pagesOf = ({readings}: Found): Set<number> =>
    new Set(
      readings.flatMap(({match}) =>
        [...match.texts.keys()].map((place) => textAt(matcher.index, place).page),
      ),
    );
  const matched = distinct(clauses).map((clause) => ({
    clause,
    found: matchClause(matcher, clause),
  }));
  const of = (presence: Clause['presence']): Found[] =>
    matched.filter(({clause}) => clause.presence === presence).flatMap(({found}) => found);
  const required = of('required').map(pagesOf);
  const prohibited = of('prohibited').map(pagesOf);
  const found = [...of('required'), ...of('optional')];
  const {pages} = matcher.index;
  const isSearched = (page: IndexedPage): boolean => {
    const place = textAt(matcher.index, page.title).page;
    return (
      required.every((held) => held.has(place)) &&
      !prohibited.some((held) => held.has(place)) &&
      wanted.isSearched(page)
    );
  };
  // Like lunr: when all that is said is what must not be there, every other page is meant.
  if (clauses.every(({presence}) => presence === 'prohibited')) {
    return {ranked: pages.filter(isSearched).map(unranked), found, typed: NO_PHRASE};
  }
  const {isPreferred} = wanted;
  const ranked = rankPages(matcher, found, NO_PHRASE, {isPreferred, isSearched});
  return {ranked, found, typed: NO_PHRASE};
}

/**
 * Looks for the term of a clause in its fields. A term that is only wished for and stands nowhere
 * as typed is understood as in a plain query; every other term is meant as it was typed, or as the
 * kana of it are read.
 */
function matchClause(matcher: Matcher, clause: Clause): Found[] {
  return foundOf(matcher, clause).map((found) => ({
    ...found,
    worth: found.worth * clause.boost,
    readings: found.readings
      .map((one) => ({...one, match: inFields(matcher, one.match, clause)}))
      .filter(({match}) => match.texts.size > 0),
  }));
}

function foundOf(matcher: Matcher, {pieces, editDistance, presence}: Clause): Found[] {
  const only = (...candidates: Candidate[]): Found[] => [
    weighed(matcher, plainConcept(pieces.join('*')), candidates),
  ];
  if (pieces.length > 1) return only(['typed', matchWildcards(matcher, pieces)]);
  const term = pieces.join('').normalize('NFKC');
  const exact = matchExact(matcher, term);
  if (editDistance !== undefined && editDistance > 0) {
    return only(['typed', exact], ['alike', matchDistant(matcher, term, editDistance)]);
  }
  if (editDistance === 0) return only(['typed', exact]);
  if (exact.texts.size > 0 || presence !== 'optional') {
    return only(['typed', exact], ['kana', matchReading(matcher, term)]);
  }
  return readQuery(spellQuery(matcher, term)).concepts.flatMap((concept) =>
    readingsOf(matcher, concept),
  );
}

/** As typed; quotes and brackets around a term that stand nowhere are left out, as lunr does. */
function matchExact(matcher: Matcher, term: string): TermMatch {
  const bare = term.replace(AROUND, '');
  if (LATIN.test(term)) return matchWord(matcher, term.toLowerCase());
  const match = matchPhrase(matcher, foldText(term));
  return match.texts.size > 0 || bare === '' || bare === term ? match : matchExact(matcher, bare);
}

function inFields({index}: Matcher, {texts, forms}: TermMatch, {fields}: Clause): TermMatch {
  if (fields.length === FIELDS.length) return {texts, forms};
  const kept = [...texts].filter(([place]) => fields.includes(textAt(index, place).field));
  return {texts: new Map(kept), forms};
}

/** Each clause once, and no more than any reader types: the work must have a limit. */
function distinct(clauses: readonly Clause[]): Clause[] {
  const byText = new Map(clauses.map((clause) => [JSON.stringify(clause), clause]));
  return [...byText.values()].slice(0, MAX_CONCEPTS);
}

const unranked = (page: IndexedPage): RankedPage => ({
  ...{page, score: 0, coverage: 1, section: -1, sections: []},
});

function answerOf(matcher: Matcher, ranking: Ranking, wanted: Wanted): Answer {
  const {ranked, found} = ranking;
  const telling = found.filter(({concept}) => isTelling(concept.weight));
  const shown = telling.length > 0 ? telling : found;
  return {
    hits: ranked.slice(0, wanted.limit).map((one) => toHit(matcher.index, one, shown, wanted)),
    total: ranked.length,
    near: [],
    isWeak: ranked.length > 0 && coverageOf(ranking) < FAIR,
  };
}
