import {occurrences, rarity, saturated, type Occurrence} from './fieldScore';
import type {Found} from './matchConcept';
import type {Matcher} from './termMatch';

/** What the concepts of a query make of a page. */
export interface PageSum {
  score: number;
  /** What the title, the keywords and the description gain by themselves. */
  own: number;
  /** By the place of the concept: how much of it the page holds, and its title. */
  readonly shares: number[];
  readonly titleShares: number[];
  readonly sections: Map<number, SectionSum>;
}

interface SectionSum {
  score: number;
  /** By the place of the concept: how much of it the section holds, and its heading or the title. */
  readonly shares: number[];
  readonly headingShares: number[];
}

/** One concept in one page: all words for it count as one word (BM25 with synonyms). */
interface Amount {
  page: number;
  own: number;
  readonly sections: Map<number, number>;
}

/** The pages that hold evidence of concepts, and how telling each concept is. */
export interface ConceptSums {
  readonly pages: Map<number, PageSum>;
  readonly importance: number[];
}

/** Adds up what was found. */
export function sumConcepts(matcher: Matcher, found: readonly Found[]): ConceptSums {
  const pages = new Map<number, PageSum>();
  const importance = found.map((one, place) => addConcept(matcher, pages, one, place));
  return {pages, importance};
}

/** Adds one concept to the pages that hold it; returns how telling it is. */
function addConcept(
  matcher: Matcher,
  pages: Map<number, PageSum>,
  {weight, evidence}: Found,
  place: number,
): number {
  const amounts = new Map<number, Amount>();
  let most = 0;
  let rarest: number | undefined;
  let first = 1;
  for (const {match, factor, share} of evidence) {
    matcher.steps += match.texts.size;
    const byPage = occurrences(matcher.index, match);
    // A longer word that begins like the one typed may be rare, and is not the more meant for it.
    rarest = Math.min(rarest ?? Infinity, rarity(matcher.index, byPage.size));
    if (most === 0) first = rarest || 1;
    most = Math.max(most, share * rarest);
    for (const [at, occurrence] of byPage) {
      addAmount(amounts, at, occurrence, (factor * rarest) / first);
      addShares(pages, at, occurrence, {place, share});
    }
  }
  for (const [at, amount] of amounts) addScores(pages, at, amount, weight * first);
  return weight * most;
}

function addAmount(
  amounts: Map<number, Amount>,
  at: number,
  found: Occurrence,
  worth: number,
): void {
  const amount = amounts.get(at) ?? {page: 0, own: 0, sections: new Map<number, number>()};
  amounts.set(at, amount);
  amount.page += worth * found.page;
  amount.own += worth * found.own;
  for (const [section, value] of found.sections) {
    amount.sections.set(section, (amount.sections.get(section) ?? 0) + worth * value);
  }
}

function addShares(
  pages: Map<number, PageSum>,
  at: number,
  found: Occurrence,
  {place, share}: {place: number; share: number},
): void {
  const page = pageAt(pages, at);
  const add = (shares: number[]): void => {
    shares[place] = (shares[place] ?? 0) + share;
  };
  add(page.shares);
  if (found.isInTitle) add(page.titleShares);
  for (const section of found.sections.keys()) {
    const sum = sectionAt(page, section);
    add(sum.shares);
    if (found.headings.has(section) || found.isInTitle) add(sum.headingShares);
  }
}

function addScores(pages: Map<number, PageSum>, at: number, amount: Amount, worth: number): void {
  const page = pageAt(pages, at);
  page.score += worth * saturated(amount.page);
  page.own += worth * saturated(amount.own);
  for (const [section, value] of amount.sections) {
    sectionAt(page, section).score += worth * saturated(value);
  }
}

function pageAt(pages: Map<number, PageSum>, at: number): PageSum {
  const page = pages.get(at) ?? {
    score: 0,
    own: 0,
    shares: [],
    titleShares: [],
    sections: new Map<number, SectionSum>(),
  };
  pages.set(at, page);
  return page;
}

function sectionAt(page: PageSum, section: number): SectionSum {
  const sum = page.sections.get(section) ?? {score: 0, shares: [], headingShares: []};
  page.sections.set(section, sum);
  return sum;
}

/** From 0 to 1: how much of the query is held, by how telling its concepts are. */
export function covered(importance: readonly number[], shares: readonly number[]): number {
  let total = 0;
  let held = 0;
  importance.forEach((value, place) => {
    total += value;
    held += value * Math.min(1, shares[place] ?? 0);
  });
  return total === 0 ? 1 : held / total;
}
