import {TELLING, type Found} from './matchConcept';
import {occurrences, rarity, saturated, type Occurrence} from './fieldScore';
import {phraseBonus, type PhraseBonus} from './phraseBonus';
import {nearness} from './nearness';
import {textAt, type IndexedPage} from './searchIndex';
import type {Matcher} from './termMatch';

/** A page that holds something of a query. */
export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** From 0 to 1: how much of the query the page holds. */
  readonly coverage: number;
  /** Whether it holds something of every word that says what is looked for. */
  readonly isComplete: boolean;
  /** Place of the section that answers best; -1 when none does. */
  readonly section: number;
}

/** What the best section counts beside the page as a whole. */
const SECTION = 0.6;
/** A page that holds half of the query is worth less than half of one that holds all. */
const COVERAGE_POWER = 1.6;
const NEARNESS = 0.35;
/** How many pages are looked at closely. */
const CLOSELY = 40;

/** A page whose title holds all the words gains this; one with a section headed by them, this. */
const IN_TITLE = 0.8;
const IN_HEADING = 0.5;
/** What a page says of itself counts in each of its sections. */
const OWN_IN_SECTION = 0.5;

interface Sum {
  score: number;
  /** What the title, the keywords and the description gain by themselves. */
  own: number;
  /** By the place of the concept: how much of it the page holds, and its title. */
  shares: number[];
  titleShares: number[];
  sections: Map<number, {score: number; headingShares: number[]}>;
}

/** Ranks the pages that hold evidence of the concepts of a query, the best first. */
export function rankPages(
  matcher: Matcher,
  found: readonly Found[],
  phrases: readonly string[],
  isSearched: (page: IndexedPage) => boolean,
): RankedPage[] {
  const {sums, importance} = sumUp(matcher, found);
  const bonusOf = phraseBonus(matcher, phrases);
  const ranked = [...sums].flatMap(([at, sum]) => {
    const page = matcher.index.pages[at];
    if (page === undefined || !isSearched(page)) return [];
    return [rankPage({page, sum, found, importance, bonus: bonusOf(page)})];
  });
  ranked.sort(byScore);
  const near = ranked.slice(0, CLOSELY).map((one) => withNearness(matcher, one, found));
  return [...near.sort(byScore), ...ranked.slice(CLOSELY)];
}

const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score;

function sumUp(
  matcher: Matcher,
  found: readonly Found[],
): {sums: Map<number, Sum>; importance: number[]} {
  const {index} = matcher;
  const sums = new Map<number, Sum>();
  const importance = found.map(({weight, evidence}, place) => {
    let most = 0;
    let rarest = Infinity;
    for (const {match, factor, share} of evidence) {
      matcher.steps += match.texts.size;
      const byPage = occurrences(index, match);
      // A longer word that begins like the one typed may be rare, and is not the more meant for it.
      rarest = Math.min(rarest, rarity(index, byPage.size));
      most = Math.max(most, share * rarest);
      for (const [at, occurrence] of byPage) {
        const sum = sums.get(at) ?? emptySum();
        sums.set(at, sum);
        add(sum, place, share, weight * rarest * factor, occurrence);
      }
    }
    return weight * most;
  });
  return {sums, importance};
}

const emptySum = (): Sum => ({
  score: 0,
  own: 0,
  shares: [],
  titleShares: [],
  sections: new Map(),
});

function add(sum: Sum, place: number, share: number, worth: number, found: Occurrence): void {
  const more = (shares: number[]): void => {
    shares[place] = (shares[place] ?? 0) + share;
  };
  sum.score += worth * saturated(found.page);
  sum.own += worth * saturated(found.own);
  more(sum.shares);
  if (found.isInTitle) more(sum.titleShares);
  for (const [at, value] of found.sections) {
    const section = sum.sections.get(at) ?? {score: 0, headingShares: []};
    sum.sections.set(at, section);
    section.score += worth * saturated(value);
    if (found.headings.has(at) || found.isInTitle) more(section.headingShares);
  }
}

/** From 0 to 1: how much of the query is held. */
function covered(importance: readonly number[], shares: readonly number[]): number {
  let total = 0;
  let held = 0;
  importance.forEach((value, place) => {
    total += value;
    held += value * Math.min(1, shares[place] ?? 0);
  });
  return total === 0 ? 1 : held / total;
}

interface Rankable {
  page: IndexedPage;
  sum: Sum;
  found: readonly Found[];
  importance: readonly number[];
  bonus: PhraseBonus;
}

function rankPage({page, sum, found, importance, bonus}: Rankable): RankedPage {
  const {score, own, shares, titleShares, sections} = sum;
  let section = -1;
  let best = own;
  let headed = 0;
  for (const [place, one] of sections) {
    const coverage = covered(importance, one.headingShares);
    headed = Math.max(headed, coverage);
    const value =
      (one.score + OWN_IN_SECTION * own) *
      (1 + (bonus.ofSection.get(place) ?? 0) + IN_HEADING * coverage ** 2);
    if (value > best) [section, best] = [place, value];
  }
  const coverage = covered(importance, shares);
  const gained =
    bonus.ofPage + IN_TITLE * covered(importance, titleShares) ** 2 + IN_HEADING * headed ** 2;
  return {
    page,
    score: (score + SECTION * best) * coverage ** COVERAGE_POWER * (1 + gained),
    coverage,
    isComplete: found.every(({weight}, place) => weight < TELLING || (shares[place] ?? 0) >= 0.4),
    section,
  };
}

/** Words that stand near each other in the best section were meant together. */
function withNearness(matcher: Matcher, ranked: RankedPage, found: readonly Found[]): RankedPage {
  const section = ranked.page.sections[ranked.section];
  if (section === undefined || found.length < 2) return ranked;
  const heading = textAt(matcher.index, section.heading).folded;
  const content = textAt(matcher.index, section.content).folded;
  const near = nearness(matcher, `${heading}\n${content}`, found);
  return {...ranked, score: ranked.score * (1 + NEARNESS * near)};
}
