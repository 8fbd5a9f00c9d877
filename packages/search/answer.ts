import type {Field} from './index/searchIndex';
import type {QueryError} from './query/parseQuery';

/** Longer queries are cut: no reader types them, and servers refuse long addresses. */
export const MAX_QUERY = 200;

/** A text with the places to highlight, as [start, end) in UTF-16 units. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [start: number, end: number])[];
}

/** A further section of a page that was found. */
export interface SectionHit {
  /** Where the section is; see `Wanted.addressOf`. */
  url: string;
  section: MarkedText;
  snippet: MarkedText | undefined;
}

/** One page found, with the best section of it when a heading matched. */
export interface Hit {
  /** The best part of the page that the query was found in. */
  type: Field;
  /** Where the hit leads: the page, or a section of it; see `Wanted.addressOf`. */
  url: string;
  breadcrumb: string[];
  title: MarkedText;
  section: MarkedText | undefined;
  snippet: MarkedText | undefined;
  /** The next best sections of the page, at most as many as were asked for. */
  more: SectionHit[];
  /** Whether the page is one of the manual, not another page of the site. */
  isManual: boolean;
  /** Label of the version that has the page when the one searched has not. */
  onlyIn?: string | undefined;
}

/** What a query leads to. */
export interface Answer {
  /** The best hits, best first. */
  hits: Hit[];
  /** How many pages match, including those beyond the wanted number of hits. */
  total: number;
  /** Nothing answers well: the hits hold a part of the query, or only something like it. */
  isWeak: boolean;
  /** When little or nothing is found: names of the site that are like the query. */
  near: string[];
  /** The query that was searched instead, because words of the one typed stand nowhere. */
  corrected?: string | undefined;
  /** Why the query cannot be read; there are no hits then. */
  error?: QueryError | undefined;
}
