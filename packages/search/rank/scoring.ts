import {textAt, type Field, type IndexedPage, type SearchIndex} from '../index/searchIndex';
import type {Found} from '../match/expansion';
import {matchPhrase, type Matcher} from '../match/matching';
import {askedTerm} from '../query/readQuery';
import {isTelling} from '../query/tokenizer';
import {lineReader, saysMore, type LineReader, type Typed} from './lines';

/** What a word in a field counts (BM25F, Robertson and Zaragoza 2009). */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 9,
  keywords: 2,
  heading: 2.5,
  content: 0.55,
};
/** Of the specification, section 9. */
const B = 0.75;
const K1 = 1.2;
/** What the best section counts beside the page as a whole. */
const SECTION = 3.2;
/** How much it counts that a page holds all of the words, as a power of the part that it holds. */
const COVERAGE = 0.7;
/** What the whole query as one phrase is worth beside all of its words. */
const PHRASE = 0.25;
/** How many pages are looked at line by line. */
const CLOSELY = 40;
/**
 * A page of the manual, or of the context at hand, wins among pages that answer alike; one that only
 * older manuals have loses.
 */
const PREFERRED = 1.1;
/** The home page and others beside the manual name much of what it explains. */
const OUTSIDE = 0.7;
/**
 * What a page gains at most to which many others link, and an overview loses: where pages answer alike,
 * the first is the main one, and the second only names what those answer to which it points.
 */
const LINKS = 0.15;

/** A page that holds something of a query. */
export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** From 0 to 1: how much of the query the page holds, by what its words are worth. */
  readonly coverage: number;
  /** Place of the section that answers best; -1 when none does. */
  readonly section: number;
  /** Its sections that hold something of the query, the best first. */
  readonly sections: readonly RankedSection[];
}

export interface RankedSection {
  readonly place: number;
  readonly score: number;
  readonly coverage: number;
}

/** Which pages are ranked, and which of them count a little more. */
export interface Pages {
  readonly isSearched: (page: IndexedPage) => boolean;
  readonly isPreferred: (page: IndexedPage) => boolean;
}

/** What the words of a query make of a page or of one of its sections. */
interface Sum {
  score: number;
  /** By the place of the word: how much of it is held, from 0 to 1. */
  readonly shares: number[];
}

interface PageSum extends Sum {
  /** Title, keywords and description, which hold for each section. */
  readonly own: Sum;
  readonly sections: Map<number, Sum>;
  /** Texts that hold any of the words. */
  readonly places: Set<number>;
}

/** One word in a page's own texts, or in a section, lengths of texts evened out. */
interface Held {
  value: number;
  /** The best reading of the whole word. */
  whole: number;
  /** The words of a compound that are held, together. */
  parts: number;
  last: Weighed | undefined;
}

/** One word in one page. */
interface Amount {
  readonly own: Held;
  readonly sections: Map<number, Held>;
  readonly places: number[];
}

type Weighed = Pick<Found['readings'][number], 'match' | 'why' | 'price' | 'telling'>;

const notHeld = (): Held => ({value: 0, whole: 0, parts: 0, last: undefined});

/** From 0 to 1: how much of a word is held. */
const shareOf = ({whole, parts}: Held): number => Math.max(whole, parts);

function addHeld(held: Held, value: number, reading: Weighed): void {
  held.value += value;
  if (reading.why !== 'parts') held.whole = Math.max(held.whole, reading.price);
  // In two texts it is the same part of the compound.
  else if (held.last !== reading) held.parts += reading.price;
  held.last = reading;
}

/** Ranks the pages that hold something of a query, the best first. */
export function rankPages(
  matcher: Matcher,
  found: readonly Found[],
  typed: Typed,
  {isSearched, isPreferred}: Pages,
): RankedPage[] {
  const {index} = matcher;
  const {phrase} = typed;
  const sums = new Map<number, PageSum>();
  found.forEach((word, place) => {
    for (const [at, amount] of amountsOf(matcher, word)) {
      addAmount(sums, at, amount, place, word.worth);
    }
  });
  if (phrase.length > 1 && saysMore(found, phrase)) {
    // All that was typed, as one word beside its words.
    const match = matchPhrase(matcher, phrase);
    const worth = PHRASE * found.reduce((sum, word) => sum + word.worth, 0);
    const whole = {readings: [{match, why: 'typed', price: 1, telling: 1} as const]};
    for (const [at, amount] of amountsOf(matcher, whole)) {
      addAmount(sums, at, amount, found.length, worth);
    }
  }
  const ranked = [...sums].flatMap(([at, sum]) => {
    const page = index.pages[at];
    if (page === undefined || !isSearched(page)) return [];
    const age = page.onlyIn === undefined ? PREFERRED : 1 / PREFERRED;
    const factor =
      (isPreferred(page) ? PREFERRED : 1) *
      (1 + LINKS * page.linked) *
      (1 - LINKS * page.pointing) *
      (page.isManual ? age : OUTSIDE);
    return [rankPage(page, sum, found, factor)];
  });
  ranked.sort(byScore);
  const lines = lineReader(matcher, found, typed);
  // The meaning of a word that is on every page stands on one that is about none of its uses; and
  // where only that is typed what other queries end with (使い方), each page has it, and one is about it.
  const isOnAll =
    askedTerm(phrase) !== undefined || found.every(({concept}) => !isTelling(concept.weight));
  const count = isOnAll ? ranked.length : CLOSELY;
  const closely = ranked.slice(0, count).map((one) => withLines(one, lines));
  return [...closely.sort(byScore), ...ranked.slice(count)];
}

const byScore = (a: {score: number}, b: {score: number}): number => b.score - a.score;

/** Evens out a count: in a text twice as long as the others of its kind a word says less. */
const evened = (count: number, length: number, mean: number): number =>
  count / (1 - B + (B * length) / mean);

/** More of the same says ever less; never above `K1 + 1`. */
const saturated = (value: number): number => (value * (K1 + 1)) / (K1 + value);

function amountsOf(
  matcher: Matcher,
  {readings}: {readings: readonly Weighed[]},
): Map<number, Amount> {
  const {index} = matcher;
  const amounts = new Map<number, Amount>();
  for (const reading of readings) {
    const {match, price, telling} = reading;
    matcher.steps += match.texts.size;
    for (const [place, count] of match.texts) {
      const {page, section, field, folded} = textAt(index, place);
      const amount: Amount = amounts.get(page) ?? {
        own: notHeld(),
        sections: new Map(),
        places: [],
      };
      amounts.set(page, amount);
      // A list of names, and of ways to ask, is not the less about each the longer it is; said in
      // ten ways a word is not ten times as telling.
      const times =
        field === 'keywords'
          ? Math.sqrt(count)
          : evened(count, folded.length, index.meanLengths[field]);
      const value = price * telling * WEIGHTS[field] * times;
      amount.places.push(place);
      const held = section < 0 ? amount.own : (amount.sections.get(section) ?? notHeld());
      if (section >= 0) amount.sections.set(section, held);
      addHeld(held, value, reading);
    }
  }
  return amounts;
}

function addAmount(
  sums: Map<number, PageSum>,
  at: number,
  {own, sections, places}: Amount,
  word: number,
  worth: number,
): void {
  const sum: PageSum = sums.get(at) ?? {
    ...{score: 0, shares: [], own: {score: 0, shares: []}},
    ...{sections: new Map(), places: new Set()},
  };
  sums.set(at, sum);
  let [best, share] = [0, shareOf(own)];
  for (const [section, one] of sections) {
    best = Math.max(best, one.value);
    share = Math.max(share, shareOf(one));
    const known = sum.sections.get(section) ?? {score: 0, shares: []};
    known.score += worth * (saturated(own.value + one.value) - saturated(own.value));
    known.shares[word] = shareOf(one);
    sum.sections.set(section, known);
  }
  sum.score += worth * saturated(own.value + best);
  sum.shares[word] = share;
  sum.own.score += worth * saturated(own.value);
  sum.own.shares[word] = shareOf(own);
  for (const place of places) sum.places.add(place);
}

/** From 0 to 1: how much of the query is held, by what its words are worth. */
function covered(found: readonly Found[], ...held: readonly (readonly number[])[]): number {
  let total = 0;
  let sum = 0;
  found.forEach(({worth}, word) => {
    total += worth;
    sum += worth * Math.max(0, ...held.map((shares) => shares[word] ?? 0));
  });
  return total === 0 ? 1 : sum / total;
}

interface Unread extends RankedPage {
  readonly sum: PageSum;
  readonly factor: number;
}

function rankPage(
  page: IndexedPage,
  sum: PageSum,
  found: readonly Found[],
  factor: number,
): Unread {
  const {own} = sum;
  const sections = [...sum.sections].map(([place, one]): RankedSection => {
    const coverage = covered(found, one.shares, own.shares);
    return {place, coverage: covered(found, one.shares), score: (own.score + one.score) * coverage};
  });
  sections.sort(byScore);
  const coverage = covered(found, sum.shares);
  const best = Math.max(own.score * covered(found, own.shares), sections[0]?.score ?? 0);
  return {
    ...{page, sum, factor, coverage, sections},
    score: factor * (sum.score * coverage ** COVERAGE + SECTION * best),
    section: sections[0]?.place ?? -1,
  };
}

function withLines({page, sum, coverage, ...ranked}: Unread, gainOf: LineReader): RankedPage {
  const gains = new Map<number, number>();
  for (const place of sum.places) gains.set(place, gainOf(place));
  const titled = gains.get(page.title) ?? 0;
  const own = Math.max(gains.get(page.keywords) ?? 0, gains.get(page.description) ?? 0);
  const gainOfSection = (place: number): number => {
    const section = page.sections[place];
    if (section === undefined) return 0;
    const {heading, asked, content} = section;
    return Math.max(...[heading, asked, content].map((text) => gains.get(text) ?? 0));
  };
  let gained = own;
  const sections = ranked.sections
    .map((one) => {
      const gain = gainOfSection(one.place);
      gained = Math.max(gained, gain);
      return {...one, score: one.score * (1 + gain)};
    })
    .sort(byScore);
  const best = sections[0]?.score ?? 0;
  const isOwn = sum.own.score * (1 + Math.max(own, titled)) > best;
  return {
    ...{page, coverage, sections},
    score: ranked.score * (1 + titled + gained),
    section: isOwn ? -1 : (sections[0]?.place ?? -1),
  };
}

/** How telling a word is that stands in `count` of all sections (BM25). */
export function rarity(index: SearchIndex, count: number): number {
  const all = index.sectionCount;
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}
