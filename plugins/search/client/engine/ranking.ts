import {TELLING, type Found} from './matchConcept';
import {lightHeadings} from './lightHeadings';
import {covered, sumConcepts, type PageSum} from './conceptSums';
import {phraseBonus, type PhraseBonus} from './phraseBonus';
import {nearness, tellingForms, type Telling} from './nearness';
import {textAt, type IndexedPage} from './searchIndex';
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
const SECTION = 1.4;
/** So much of a word must be found for it to count as found. */
const COMPLETE = 0.5;
/** Gained when all words stand side by side in the best section. */
const NEARNESS = 0.4;
/** How many pages, and sections of each, are looked at closely. */
const CLOSELY = 40;
const SECTIONS_CLOSELY = 3;
/** A page whose title holds all the words gains this; one with a section headed by them, this. */
const IN_TITLE = 0.8;
const IN_HEADING = 1.2;
/** What the section itself gains by that. */
const HEADED = 0.8;

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
  const words = tellingForms(found);
  const near = ranked.slice(0, CLOSELY).map((one) => withNearness(matcher, one, words));
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
    const sectionGained = (bonus.ofSection.get(place) ?? 0) + HEADED * heading;
    // What a page says of itself holds in each of its sections.
    const value = (one.score + own) * factor * held * (1 + sectionGained);
    return {place, score: value, coverage: held};
  });
  ranked.sort(byScore);
  const [first] = ranked;
  const section = first !== undefined && first.score > own ? first.place : -1;
  const best = Math.max(own, first?.score ?? 0);
  const coverage = covered(importance, shares);
  const gained = bonus.ofPage + IN_TITLE * covered(importance, titleShares) + IN_HEADING * headed;
  const weights = found.map(({weight}) => weight);
  const isComplete = found.every(
    ({weight}, place) => weight < TELLING || (shares[place] ?? 0) >= COMPLETE,
  );
  return {
    page,
    score: (score + SECTION * best) * coverage * (1 + gained),
    coverage,
    held: covered(weights, shares),
    isComplete,
    section,
    sections: ranked,
  };
}

/** Words that stand near each other in a section were meant together. */
function withNearness(matcher: Matcher, ranked: RankedPage, words: Telling): RankedPage {
  if (ranked.section < 0 || words.length < 2) return ranked;
  const gainOf = (place: number): number => {
    const section = ranked.page.sections[place];
    if (section === undefined) return 1;
    const heading = textAt(matcher.index, section.heading).folded;
    const content = textAt(matcher.index, section.content).folded;
    return 1 + NEARNESS * nearness(matcher, `${heading}\n${content}`, words);
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
