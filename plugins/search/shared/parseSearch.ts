import {type Known, type SearchState} from './searchAddress';
import {versionParameter} from './versionParameter';

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
