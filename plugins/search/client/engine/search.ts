import {foldText} from '../../shared/foldText';
import type {Found as Answer} from '../../shared/protocol';
import {matchClause} from './matchClause';
import {matchConcept, TELLING, type Found} from './matchConcept';
import {spellQuery} from './matchReading';
import {nearQueries} from './nearQueries';
import {matchPhrase} from './phraseMatch';
import {parseQuery, type Clause} from './parseQuery';
import {rankPages, type RankedPage} from './ranking';
import {MAX_QUERY_LENGTH, readQuery} from './readQuery';
import type {IndexedPage, SearchIndex} from './searchIndex';
import type {Matcher} from './termMatch';
import {toHit} from './toHit';
import {readOperators, withPlainOperators, type OperatorQuery} from './typedOperators';

/** What is searched: the pages that a test accepts, for at most so many hits. */
export interface Wanted {
  readonly limit: number;
  /** How many further sections of each page are wanted at most. */
  readonly more: number;
  /** Pages that count a little more than others. */
  readonly isPreferred: (page: IndexedPage) => boolean;
  readonly isSearched: (page: IndexedPage) => boolean;
}

/** Every page, none before others. */
export const EVERY_PAGE = {
  more: 0,
  isSearched: () => true,
  isPreferred: () => false,
} as const satisfies Omit<Wanted, 'limit'>;

/** Pages that hold less of the query than this part of what the best one holds are not listed. */
const LISTED = 0.5;
/** A page that holds less of what the query weighs has nothing to do with it. */
const HELD = 0.3;
const MAX_CLAUSES = 16;

interface Ranking {
  readonly ranked: readonly RankedPage[];
  readonly found: readonly Found[];
}

/** Answers a query: in plain words, or with operators when it holds one. */
export function search(index: SearchIndex, query: string, wanted: Wanted): Answer {
  return searchCounting({index, steps: 0}, query, wanted);
}

/** The same; the matcher counts the steps, for tests of what a query costs. */
export function searchCounting(matcher: Matcher, typed: string, wanted: Wanted): Answer {
  const query = typed.slice(0, MAX_QUERY_LENGTH);
  const answer = answerTo(matcher, query, wanted);
  if (answer.total > 0 || answer.error !== undefined) return answer;
  const finds = (near: string): boolean =>
    plainAnswer(matcher, near, {...wanted, limit: 1, more: 0}).total > 0;
  return {...answer, near: nearQueries(matcher, query, finds)};
}

function answerTo(matcher: Matcher, query: string, wanted: Wanted): Answer {
  const written = withPlainOperators(query);
  const isWritten = (word: string): boolean => matchPhrase(matcher, foldText(word)).texts.size > 0;
  const answerTo = ({text, isTyped}: OperatorQuery): Answer =>
    (isTyped ? typedAnswer(matcher, text, written, wanted) : undefined) ??
    plainAnswer(matcher, query, wanted);
  const typed = readOperators(written, isWritten);
  const answer = answerTo(typed);
  if (answer.total > 0 || !typed.isTyped) return answer;
  // `update:modelValue` looks like an operator, but may stand in the texts as typed.
  const asText = readOperators(written, isWritten, 'text');
  return asText.text === typed.text ? answer : answerTo(asText);
}

/** The answer to a query with operators; undefined when it asks for nothing. */
function typedAnswer(
  matcher: Matcher,
  text: string,
  written: string,
  wanted: Wanted,
): Answer | undefined {
  const {clauses, error} = parseQuery(text, written);
  if (error !== undefined) return {hits: [], total: 0, isLoose: false, near: [], error};
  if (clauses.length === 0) return undefined;
  return answerOf(matcher, rankClauses(matcher, clauses, wanted), wanted, 0);
}

function plainAnswer(matcher: Matcher, query: string, wanted: Wanted): Answer {
  const {concepts, phrases} = readQuery(spellQuery(matcher, query));
  const found = concepts.map((concept) => matchConcept(matcher, concept));
  const spelled = [...new Set([...phrases, ...phrases.map((phrase) => corrected(phrase, found))])];
  const ranked = rankPages(matcher, found, spelled, wanted);
  return answerOf(matcher, {ranked: ranked.filter(({held}) => held >= HELD), found}, wanted);
}

/** A phrase as the texts spell its words. */
function corrected(phrase: string, found: readonly Found[]): string {
  return found.reduce(
    (text, one) =>
      one.corrected === undefined ? text : text.replace(one.corrected.typed, one.corrected.meant),
    phrase,
  );
}

function rankClauses(matcher: Matcher, clauses: readonly Clause[], wanted: Wanted): Ranking {
  const pagesOf = ({evidence}: Found): Set<number> =>
    new Set(
      evidence.flatMap(({match}) =>
        [...match.texts.keys()].map((place) => matcher.index.texts[place]?.page ?? -1),
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
    const place = textPage(matcher, page);
    return (
      required.every((held) => held.has(place)) &&
      !prohibited.some((held) => held.has(place)) &&
      wanted.isSearched(page)
    );
  };
  // Like lunr: when all that is said is what must not be there, every other page is meant.
  if (clauses.every(({presence}) => presence === 'prohibited')) {
    return {ranked: pages.filter(isSearched).map(unranked), found};
  }
  return {
    ranked: rankPages(matcher, found, [], {isPreferred: wanted.isPreferred, isSearched}),
    found,
  };
}

/** Each clause once, and no more than any reader types: the work must have a limit. */
function distinct(clauses: readonly Clause[]): Clause[] {
  const byText = new Map(clauses.map((clause) => [JSON.stringify(clause), clause]));
  return [...byText.values()].slice(0, MAX_CLAUSES);
}

function textPage({index}: Matcher, {title}: IndexedPage): number {
  return index.texts[title]?.page ?? -1;
}

const unranked = (page: IndexedPage): RankedPage => ({
  page,
  score: 0,
  coverage: 1,
  held: 1,
  isComplete: true,
  section: -1,
  sections: [],
});

function answerOf(
  matcher: Matcher,
  {ranked, found}: Ranking,
  {limit, more}: Wanted,
  leastCoverage = LISTED,
): Answer {
  const most = ranked.reduce((best, {coverage}) => Math.max(best, coverage), 0);
  const listed = ranked.filter(({coverage}) => coverage >= leastCoverage * most);
  const telling = found.filter(({weight}) => weight >= TELLING);
  const shown = telling.length > 0 ? telling : found;
  return {
    hits: listed.slice(0, limit).map((one) => toHit(matcher.index, one, shown, more)),
    total: listed.length,
    near: [],
    isLoose: listed.length > 0 && !listed.some(({isComplete}) => isComplete),
  };
}
