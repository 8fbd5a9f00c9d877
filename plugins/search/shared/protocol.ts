import type {Answer} from '@komebiyori/search/answer';
import {AddressError} from './ownAddress';

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
  | {id: number; type: 'found'; found: Answer}
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
