import {AddressError} from './ownAddress';
import type {QueryError} from './queryError';

/** Which part of a page a query was found in, strongest first. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** A text with the places to highlight, as [start, end) in UTF-16 units. */
export interface MarkedText {
  text: string;
  marks: readonly (readonly [start: number, end: number])[];
}

/** A further section of a page that was found. */
export interface SectionHit {
  /** Address of the section, with the highlight parameters. */
  url: string;
  section: MarkedText;
  snippet: MarkedText | undefined;
}

/** One page found, with the best section of it when a heading matched. */
export interface Hit {
  type: HitType;
  /** Where the hit leads: the page's URL, with the highlight parameters and the section's anchor. */
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
export interface Found {
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
  /** The version that the query names, when it is not the one searched, and its other words. */
  version?: {label: string; path: string; query: string} | undefined;
  /** Why the query cannot be read; there are no hits then. */
  error?: QueryError | undefined;
}

/** Where the index files of a version and of the top-level pages are. */
export interface IndexUrls {
  version: string;
  pages: string;
}

/** What the page asks the worker. `context` is a path below the version, or the empty string. */
export type WorkerRequest =
  | {
      id: number;
      type: 'fetch-indexes';
      versionPath: string;
      context: string;
      baseUrl: string;
      urls: IndexUrls;
    }
  | {
      id: number;
      type: 'search';
      versionPath: string;
      context: string;
      /** Everywhere, where pages of the context count a little more; only in it; all but it. */
      scope: 'all' | 'context' | 'outside';
      query: string;
      /** How many pages are wanted at most. */
      limit: number;
      /** How many further sections of each page are wanted at most. */
      more: number;
    };

/** Why a request cannot be met. */
export interface Failure {
  /** An address outside of the site; the network; the index itself; never loaded. */
  reason: 'address' | 'load' | 'index' | 'unknown-version';
  /** What was thrown, in English. */
  original: string;
}

/** The worker's answer, or why there is none. */
export type WorkerAnswer =
  | {id: number; type: 'ready'}
  | {id: number; type: 'found'; found: Found}
  | ({id: number; type: 'failed'} & Failure);

/** What the worker said when it could not do what it was asked. */
export class SearchFailedError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.original);
    this.name = 'SearchFailedError';
    this.failure = failure;
  }
}

/** What is told of an error beside that there was one; undefined when the network was to blame. */
export function originalOf(error: unknown): string | undefined {
  if (error instanceof AddressError) return error.message;
  if (!(error instanceof SearchFailedError)) return undefined;
  const {reason, original} = error.failure;
  return reason === 'index' || reason === 'address' ? original : undefined;
}
