import {AddressError} from '../shared/ownAddress';
import type {Failure} from '../shared/protocol';

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
