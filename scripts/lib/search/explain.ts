import {EVERY_PAGE, rankPlain, search, type Ranking} from '@komebiyori/search';
import {NO_PHRASE, type Typed} from '@komebiyori/search/lines';
import type {Matcher} from '@komebiyori/search/matching';
import {rankPages} from '@komebiyori/search/scoring';
import type {SearchIndex} from '@komebiyori/search/searchIndex';

/** What one reading of a word adds to the score of a page. */
interface Contribution {
  word: string;
  why: string;
  /** From 0 to 1: what the reading is worth beside the word as typed. */
  price: number;
  points: number;
}

/** Why a page is where it is. */
interface ExplainedPage {
  rank: number;
  url: string;
  score: number;
  /** From 0 to 1: how much of the query it holds. */
  coverage: number;
  contributions: Contribution[];
}

export interface Explanation {
  /** The query that was searched: the one typed, or what was meant by it. */
  searched: string;
  words: {word: string; worth: number; readings: string[]}[];
  pages: ExplainedPage[];
}

/** The first pages are explained, and those that are named. */
const FIRST = 10;

/**
 * What each reading of each word of a query contributes to the first ten pages and to the pages
 * named: the points that a page would not have without it. The phrase stands for all words together.
 */
export function explain(index: SearchIndex, query: string, urls: readonly string[]): Explanation {
  const {corrected} = search(index, query, {limit: 1, ...EVERY_PAGE});
  const searched = corrected ?? query;
  const matcher: Matcher = {index, steps: 0};
  const ranking = rankPlain(matcher, searched, EVERY_PAGE);
  const without = leaveOneOut(matcher, ranking);
  const pages = ranking.ranked.flatMap(({page, score, coverage}, place) => {
    if (place >= FIRST && !urls.includes(page.url)) return [];
    const contributions = without
      .map(({scores, ...one}) => ({...one, points: score - (scores.get(page.url) ?? 0)}))
      .filter(({points}) => Math.abs(points) > 0.05)
      .sort((a, b) => b.points - a.points);
    return [{rank: place + 1, url: page.url, score, coverage, contributions}];
  });
  const words = ranking.found.map(({concept, worth, readings}) => ({
    word: concept.surface,
    worth,
    readings: readings.map(
      ({why, price, match}) =>
        `${why} ×${price.toFixed(2)} in ${match.texts.size} texts (${match.forms.slice(0, 3).join(', ')})`,
    ),
  }));
  return {searched, words, pages};
}

interface Without extends Omit<Contribution, 'points'> {
  /** Of each page what is left of its score. */
  scores: ReadonlyMap<string, number>;
}

/**
 * The ranking again and again, each time without one reading, and without one word: where a reading is
 * missed another one of the word often takes its place.
 */
function leaveOneOut(matcher: Matcher, {found, typed}: Ranking): Without[] {
  const scoresOf = (words: Ranking['found'], whole: Typed): ReadonlyMap<string, number> =>
    new Map(rankPages(matcher, words, whole, EVERY_PAGE).map(({page, score}) => [page.url, score]));
  const readings = found.flatMap(({concept, readings: all}, at) =>
    all.map((left, of) => {
      const rest = {...found[at], readings: all.filter((_, place) => place !== of)};
      const words = found.map((word, place) => (place === at ? {...word, ...rest} : word));
      const {why, price} = left;
      return {word: concept.surface, why, price, scores: scoresOf(words, typed)};
    }),
  );
  const words =
    found.length < 2
      ? []
      : found.map(({concept}, at) => ({
          ...{word: concept.surface, why: 'the word', price: 1},
          scores: scoresOf(
            found.filter((_, place) => place !== at),
            typed,
          ),
        }));
  return [
    ...words,
    ...readings,
    {word: typed.phrase, why: 'phrase', price: 1, scores: scoresOf(found, NO_PHRASE)},
  ];
}
