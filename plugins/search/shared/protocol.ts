import type {Answer} from '@komebiyori/search/answer';

/** What the page wants to know. `context` is a path below the version, or the empty string. */
export interface SearchQuestion {
  versionPath: string;
  context: string;
  /** Everywhere, where pages of the context count a little more; only in it; all but it. */
  scope: 'all' | 'context' | 'outside';
  query: string;
  /** How many pages are wanted at most. */
  limit: number;
  /** How many further sections of each page are wanted at most. */
  more: number;
}

/** What the page asks the worker. */
export type WorkerTask =
  | {
      type: 'fetch-indexes';
      versionPath: string;
      context: string;
      baseUrl: string;
      /** Where the index files of the version and of the top-level pages are. */
      urls: {version: string; pages: string};
    }
  | ({type: 'search'} & SearchQuestion);

/** The number of a request whose answer nobody waits for; the others are counted from 1. */
export const UNASKED = 0;

export type WorkerRequest = WorkerTask & {id: number};

/** The worker's answer, or why there is none. */
export type WorkerAnswer = {id: number} & (
  | {type: 'ready'}
  | {type: 'found'; found: Answer}
  | {
      type: 'failed';
      /** An address outside of the site; the network; the index itself; never loaded. */
      reason: 'address' | 'load' | 'index' | 'unknown-version';
      /** What was thrown, in English. */
      original: string;
    }
);
