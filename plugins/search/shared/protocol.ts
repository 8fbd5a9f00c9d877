import type {StageUrls} from './globalData';
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
}

/** What a query leads to. */
export interface Found {
  /** The best hits, best first. */
  hits: Hit[];
  /** How many pages match, including those beyond the wanted number of hits. */
  total: number;
  /** No page holds all the words: the hits hold some of them. */
  isLoose: boolean;
  /** When nothing is found: queries near this one that find something. */
  near: string[];
  /** Why the query cannot be read; there are no hits then. */
  error?: QueryError | undefined;
}

/** Where the index files of a version and of the top-level pages are. */
export interface IndexUrls {
  version: StageUrls;
  pages: StageUrls;
}

/**
 * How much of an index is there: titles, keywords and headings, or the contents, too. Both are loaded
 * at the same time; the first is small and answers until the whole is there.
 */
export type Stage = 'head' | 'whole';

/** Files that come to the worker through a port instead of the network. */
export interface SentHeads {
  urls: readonly string[];
  port: MessagePort;
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
      /** What the answer waits for. */
      stage: Stage;
      /** The small files that the page fetches while the worker starts. */
      heads?: SentHeads;
    }
  | {
      id: number;
      type: 'search';
      versionPath: string;
      context: string;
      /** Whether only pages of the context are wanted; else they are preferred. */
      isContextOnly: boolean;
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
  | {id: number; type: 'ready'; stage: Stage}
  | {id: number; type: 'found'; found: Found; stage: Stage}
  | ({id: number; type: 'failed'} & Failure);
