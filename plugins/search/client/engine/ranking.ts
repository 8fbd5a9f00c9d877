import {TELLING, type Found} from './matchConcept';
import {covered, sumConcepts, type PageSum} from './conceptSums';
import {phraseBonus, type PhraseBonus} from './phraseBonus';
import {nearness} from './nearness';
import {P} from './params';
import {textAt, type IndexedPage, type SearchIndex} from './searchIndex';
import type {Matcher} from './termMatch';

/** A page that holds something of a query. */
export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** From 0 to 1: how much of the query the page holds. */
  readonly coverage: number;
  /** From 0 to 1: the same by what the words weigh, however common they are. */
  readonly held: number;
  /** Whether it holds something of every word that says what is looked for. */
  readonly isComplete: boolean;
  /** Place of the section that answers best; -1 when none does. */
  readonly section: number;
  /** Its sections that hold something of the query, the best first. */
  readonly sections: readonly RankedSection[];
}

export interface RankedSection {
  readonly place: number;
  readonly score: number;
  /** From 0 to 1: how much of the query the section holds. */
  readonly coverage: number;
}

/** What the best section counts beside the page as a whole. */
const SECTION = 0.6;
/** A page that holds half of the query is worth less than half of one that holds all. */
const COVERAGE_POWER = 1.6;
/** So much of a word must be found for it to count as found. */
const COMPLETE = 0.5;
const NEARNESS = 0.35;
/** How many pages are looked at closely. */
const CLOSELY = 40;
const SECTIONS_CLOSELY = 3;
/** A heading that stands in so many of the pages, and in more than so many, is part of their form. */
const COMMON = 0.15;
const MIN_COMMON = 5;

/** A page whose title holds all the words gains this; one with a section headed by them, this. */
const IN_TITLE = 0.8;
const IN_HEADING = 0.5;
/** What a page says of itself counts in each of its sections. */
const OWN_IN_SECTION = 0.5;

/** Which pages are ranked, and which of them count a little more. */
export interface Pages {
  readonly isSearched: (page: IndexedPage) => boolean;
  readonly isPreferred: (page: IndexedPage) => boolean;
}

/**
 * A preferred page wins among pages that answer alike. An exact title elsewhere gains more than twice
 * as much (`phraseBonus.ts`), and still wins.
 */
const PREFERRED = 1.2;

/** Ranks the pages that hold evidence of the concepts of a query, the best first. */
export function rankPages(
  matcher: Matcher,
  found: readonly Found[],
  phrases: readonly string[],
  {isSearched, isPreferred}: Pages,
): RankedPage[] {
  const {pages, importance} = sumConcepts(matcher, found);
  const light = lightHeadings(matcher.index);
  const bonusOf = phraseBonus(matcher, phrases);
  const ranked = [...pages].flatMap(([at, sum]) => {
    const page = matcher.index.pages[at];
    if (page === undefined || !isSearched(page)) return [];
    const one = rankPage({light, page, sum, found, importance, bonus: bonusOf(page)});
    return [isPreferred(page) ? {...one, score: one.score * PREFERRED} : one];
  });
  ranked.sort(byScore);
  const near = ranked.slice(0, CLOSELY).map((one) => withNearness(matcher, one, found));
  return [...near.sort(byScore), ...ranked.slice(CLOSELY)];
}

const byScore = (a: {score: number}, b: {score: number}): number => b.score - a.score;

interface Rankable {
  light: ReadonlyMap<number, number>;
  page: IndexedPage;
  sum: PageSum;
  found: readonly Found[];
  importance: readonly number[];
  bonus: PhraseBonus;
}

function rankPage({light, page, sum, found, importance, bonus}: Rankable): RankedPage {
  const {score, own, shares, titleShares, sections} = sum;
  let headed = 0;
  const ranked = [...sections].map(([place, one]): RankedSection => {
    const heading = covered(importance, one.headingShares);
    const factor = light.get(page.sections[place]?.heading ?? -1) ?? 1;
    if (factor === 1) headed = Math.max(headed, heading);
    const held = covered(importance, one.shares);
    const value =
      (one.score + P('OWN_IN_SECTION', 1) * own) *
      factor *
      held ** P('SEC_COV', 0.7) *
      (1 + (bonus.ofSection.get(place) ?? 0) + P('IN_HEADING_SEC', 0.8) * heading ** P('HEAD_POW', 1));
    return {place, score: value, coverage: held};
  });
  ranked.sort(byScore);
  const [first] = ranked;
  const section = first !== undefined && first.score > own ? first.place : -1;
  const best = Math.max(own, first?.score ?? 0);
  const coverage = covered(importance, shares);
  const gained =
    bonus.ofPage + P('IN_TITLE', 0.5) * covered(importance, titleShares) ** P('TITLE_POW', 1) + P('IN_HEADING', 1.2) * headed ** P('HEAD_POW', 1);
  return {
    page,
    score: (score + P('SECTION', 1.2) * best) * coverage ** P('COVERAGE_POWER', 1) * (1 + gained),
    coverage,
    held: covered(found.map(({weight}) => weight), shares),
    isComplete: found.every(({weight}, place) => weight < TELLING || (shares[place] ?? 0) >= COMPLETE),
    section,
    sections: ranked,
  };
}

/** Words that stand near each other in a section were meant together. */
function withNearness(matcher: Matcher, ranked: RankedPage, found: readonly Found[]): RankedPage {
  if (ranked.section < 0 || found.length < 2) return ranked;
  const gainOf = (place: number): number => {
    const section = ranked.page.sections[place];
    if (section === undefined) return 1;
    const heading = textAt(matcher.index, section.heading).folded;
    const content = textAt(matcher.index, section.content).folded;
    return 1 + P('NEARNESS', 0.4) * nearness(matcher, `${heading}\n${content}`, found);
  };
  const closely = ranked.sections
    .slice(0, SECTIONS_CLOSELY)
    .map((one) => ({...one, gain: gainOf(one.place)}))
    .map((one) => ({...one, score: one.score * one.gain}))
    .sort(byScore);
  return {
    ...ranked,
    score: ranked.score * (closely[0]?.gain ?? 1),
    section: closely[0]?.place ?? -1,
    sections: [...closely, ...ranked.sections.slice(SECTIONS_CLOSELY)],
  };
}

const known = new WeakMap<SearchIndex, ReadonlyMap<number, number>>();

/** Places of headings that say little of what stands below them, with what a section still counts. */
function lightHeadings(index: SearchIndex): ReadonlyMap<number, number> {
  const before = known.get(index);
  if (before !== undefined) return before;
  const titles = new Map(index.pages.map((page) => [textAt(index, page.title).folded, page]));
  const pagesOf = new Map<string, Set<IndexedPage>>();
  const headings = index.pages.flatMap((page) =>
    page.sections.map(({heading}) => ({page, heading, folded: textAt(index, heading).folded})),
  );
  for (const {page, folded} of headings) {
    pagesOf.set(folded, (pagesOf.get(folded) ?? new Set()).add(page));
  }
  const most = Math.max(MIN_COMMON, COMMON * index.pages.length);
  const light = new Map<number, number>();
  for (const {page, heading, folded} of headings) {
    const titled = titles.get(folded);
    if (titled !== undefined && titled !== page) light.set(heading, P('POINTER', 0.3));
    else if (folded !== '' && (pagesOf.get(folded)?.size ?? 0) > most) light.set(heading, P('COMMON_H', 0.6));
  }
  known.set(index, light);
  return light;
}
