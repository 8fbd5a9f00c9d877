import {fold} from '../shared/fold';
import type {IndexFile} from '../shared/indexFile';
import type {Found, Hit, HitType} from '../shared/protocol';
import {splitQuery, wordsOf} from '../shared/splitQuery';
import {fit, markTerms, searchText, snippetOf, type SearchText} from './matchText';

interface SearchSection {
  hash: string;
  heading: SearchText;
}

/** A page of an index, folded and ready to be searched. */
export interface SearchPage {
  url: string;
  breadcrumb: string[];
  title: SearchText;
  keywords: SearchText[];
  description: SearchText;
  sections: SearchSection[];
}

const WEIGHTS: Readonly<Record<HitType, number>> = {
  title: 5,
  keywords: 3,
  heading: 2.5,
  content: 1,
};
const TYPES = ['title', 'keywords', 'heading', 'content'] as const satisfies readonly HitType[];

/** Folds the pages of an index file. */
export function preparePages({root, pages}: IndexFile): SearchPage[] {
  return pages.map((page) => ({
    url: page.url,
    breadcrumb: [root, ...page.breadcrumb],
    title: searchText(page.title),
    keywords: page.keywords.map(searchText),
    description: searchText(page.description),
    sections: page.sections.map(({hash, heading}) => ({hash, heading: searchText(heading)})),
  }));
}

/**
 * Finds the pages that hold every term of the query; when there is none, those that hold some of
 * its words.
 */
export function searchPages(pages: readonly SearchPage[], query: string, limit: number): Found {
  const terms = splitQuery(query);
  const strict = rank(pages, terms.map(folded), true, limit);
  if (strict.total > 0) return strict;
  const words = terms.flatMap((term) => [term, ...wordsOf(term)]);
  return rank(pages, [...new Set(words.map(folded))], false, limit);
}

function folded(term: string): string {
  return fold(term).text;
}

function rank(
  pages: readonly SearchPage[],
  terms: string[],
  wantsAll: boolean,
  limit: number,
): Found {
  const scored = pages
    .map((page) => ({page, ...score(page, terms)}))
    .filter(({matched}) => matched > 0 && (!wantsAll || matched === terms.length))
    .sort((a, b) => b.matched - a.matched || b.points - a.points);
  const hits = scored.slice(0, limit).map(({page, type}) => toHit(page, type, terms));
  return {hits, total: scored.length, isLoose: !wantsAll};
}

/** How many terms the page holds, what they are worth together, and where the best one stands. */
function score(
  page: SearchPage,
  terms: readonly string[],
): {matched: number; points: number; type: HitType} {
  let matched = 0;
  let points = 0;
  let type: HitType = 'content';
  for (const term of terms) {
    const fits = fitsOf(page, term);
    const found = TYPES.filter((field) => fits[field] > 0);
    if (found.length > 0) matched += 1;
    for (const field of found) {
      points += WEIGHTS[field] * fits[field] ** 2;
      if (WEIGHTS[field] > WEIGHTS[type]) type = field;
    }
  }
  return {matched, points, type};
}

function fitsOf(page: SearchPage, term: string): Record<HitType, number> {
  const best = (texts: readonly SearchText[]): number =>
    texts.reduce((most, text) => Math.max(most, fit(text, term)), 0);
  return {
    title: fit(page.title, term),
    keywords: best(page.keywords),
    heading: best(page.sections.map(({heading}) => heading)),
    content: fit(page.description, term),
  };
}

/** The section that fits the terms best; none when the page's title alone answers them. */
function bestSection(page: SearchPage, terms: readonly string[]): SearchSection | undefined {
  if (terms.every((term) => fit(page.title, term) > 0)) return undefined;
  let best: SearchSection | undefined;
  let most = 0;
  for (const section of page.sections) {
    const sum = terms.reduce((total, term) => total + fit(section.heading, term), 0);
    if (sum > most) [best, most] = [section, sum];
  }
  return best;
}

function toHit(page: SearchPage, type: HitType, terms: readonly string[]): Hit {
  const section = bestSection(page, terms);
  const hash = section === undefined || section.hash === '' ? '' : `#${section.hash}`;
  const {description} = page;
  return {
    type,
    url: `${page.url}${hash}`,
    breadcrumb: page.breadcrumb,
    title: markTerms(page.title, terms),
    section: section && markTerms(section.heading, terms),
    snippet: description.original === '' ? undefined : snippetOf(markTerms(description, terms)),
  };
}
