import {textAt, type Field, type IndexedPage, type SearchIndex} from './searchIndex';
import type {TermMatch} from './termMatch';

/** What a word in a field counts (BM25F, Robertson and Zaragoza 2009). */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 7,
  keywords: 5,
  heading: 2.5,
  content: 1,
};
/** A page's description says what all of it is about, unlike its other contents. */
const DESCRIPTION = 2;
const B = 0.75;
const K1 = 1.2;
/** What the other headings of a page count beside the one that fits best. */
const OTHER_HEADINGS = 0.25;

/** How often a term stands in a page and in each of its sections, fields weighted and lengths evened. */
export interface Occurrence {
  /** In all of the page. */
  readonly page: number;
  /** In its title, keywords and description. */
  readonly own: number;
  readonly isInTitle: boolean;
  /** In each section that holds it. */
  readonly sections: ReadonlyMap<number, number>;
  /** Sections that hold it in their heading. */
  readonly headings: ReadonlySet<number>;
}

/** Evens out a count: in a text twice as long as the others of its kind a word says less. */
function evened(count: number, length: number, mean: number): number {
  return count / (1 - B + (B * length) / mean);
}

/** A part of one word is often a part of others; a match belongs to one query in one index. */
const known = new WeakMap<TermMatch, ReadonlyMap<number, Occurrence>>();

/** The occurrences of a term, by the place of the page. */
export function occurrences(index: SearchIndex, match: TermMatch): ReadonlyMap<number, Occurrence> {
  const before = known.get(match);
  if (before !== undefined) return before;
  const found = findOccurrences(index, match);
  known.set(match, found);
  return found;
}

function findOccurrences(index: SearchIndex, match: TermMatch): Map<number, Occurrence> {
  const byPage = new Map<number, number[]>();
  for (const place of match.texts.keys()) {
    const {page} = textAt(index, place);
    const places = byPage.get(page);
    if (places === undefined) byPage.set(page, [place]);
    else places.push(place);
  }
  const found = new Map<number, Occurrence>();
  for (const [at, places] of byPage) {
    const page = index.pages[at];
    if (page !== undefined) found.set(at, occurrence(index, match, page, places));
  }
  return found;
}

function occurrence(
  index: SearchIndex,
  {texts}: TermMatch,
  page: IndexedPage,
  places: readonly number[],
): Occurrence {
  const sections = new Map<number, number>();
  const headings = new Map<number, number>();
  let isInTitle = false;
  let own = 0;
  let inContent = 0;
  for (const place of places) {
    const {field, section, folded} = textAt(index, place);
    const count = texts.get(place) ?? 0;
    const isDescription = field === 'content' && section < 0;
    const weight = isDescription ? DESCRIPTION : WEIGHTS[field];
    const value = weight * evened(count, folded.length, index.meanLengths[field]);
    if (field === 'content') inContent += count;
    if (field === 'title') isInTitle = true;
    if (field === 'heading') headings.set(section, value);
    if (section < 0) own += value;
    else sections.set(section, (sections.get(section) ?? 0) + value);
  }
  const best = Math.max(0, ...headings.values());
  const others = [...headings.values()].reduce((total, value) => total + value, 0) - best;
  const contents = WEIGHTS.content * evened(inContent, page.contentLength, index.meanContentLength);
  return {
    page: own + best + OTHER_HEADINGS * others + contents,
    own,
    isInTitle,
    sections,
    headings: new Set(headings.keys()),
  };
}

/** More of the same says ever less; never above `K1 + 1`. */
export function saturated(value: number): number {
  return (value * (K1 + 1)) / (K1 + value);
}

/** How telling a term is that stands in `count` of all pages. */
export function rarity(index: SearchIndex, count: number): number {
  const all = index.pages.length;
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}
