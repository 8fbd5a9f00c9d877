/** What the address of the results page says. */
export interface SearchState {
  query: string;
  /** Path of the context below the version, or the empty string. */
  context: string;
  /** Path of the docs version with the base URL; the latest when the address names none. */
  versionPath: string;
}

interface Known {
  baseUrl: string;
  /** Paths of all versions with the base URL, the latest first. */
  versionPaths: readonly string[];
  contexts: readonly string[];
}

/** The path of a version below the base URL, as the address of the results page names it. */
export function versionParameter(versionPath: string, baseUrl: string): string {
  if (!versionPath.startsWith(baseUrl)) {
    throw new Error(`Version url '${versionPath}' does not start with base url '${baseUrl}'`);
  }
  return versionPath.slice(baseUrl.length);
}

/** Reads the query string of the results page; what it does not know is ignored. */
export function parseSearch(search: string, known: Known): SearchState {
  const parameters = new URLSearchParams(search);
  const context = parameters.get('ctx') ?? '';
  const version = (parameters.get('version') ?? '').replace(/^\/+|\/+$/gu, '');
  const named = known.versionPaths.find(
    (path) => version !== '' && versionParameter(path, known.baseUrl) === version,
  );
  return {
    query: (parameters.get('q') ?? '').trim(),
    context: known.contexts.includes(context) ? context : '',
    versionPath: named ?? known.versionPaths[0] ?? '',
  };
}

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
