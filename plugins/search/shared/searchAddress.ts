import {versionParameter} from './versionParameter';

/** What the address of the results page says. */
export interface SearchState {
  query: string;
  /** Path of the context below the version, or the empty string. */
  context: string;
  /** Path of the docs version with the base URL; the latest when the address names none. */
  versionPath: string;
}

/** What an address is read and written against. */
export interface Known {
  baseUrl: string;
  /** Paths of all versions with the base URL, the latest first. */
  versionPaths: readonly string[];
  contexts: readonly string[];
}

/** Anchor of the operators' help on the results page. */
export const HELP_ID = 'operators';

/** The address of the results page; `version` only when it is not the latest. */
export function searchAddress(state: SearchState, known: Known): string {
  const parameters = new URLSearchParams();
  if (state.query !== '') parameters.set('q', state.query);
  if (state.context !== '') parameters.set('ctx', state.context);
  if (state.versionPath !== known.versionPaths[0]) {
    parameters.set('version', versionParameter(state.versionPath, known.baseUrl));
  }
  // A slash needs no escape in a query (RFC 3986, section 3.4).
  const query = parameters.toString().replaceAll('%2F', '/');
  return `${known.baseUrl}search${query === '' ? '' : `?${query}`}`;
}
