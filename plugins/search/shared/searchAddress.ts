import {startOf} from '@komebiyori/lib/startOf';
import {MAX_QUERY} from '@komebiyori/search/answer';
import {versionParameter} from './ownAddress';

/** What the address of the results page says. */
export interface SearchState {
  query: string;
  /** Path of the context below the version, or the empty string. */
  context: string;
  /** Everything but the context is searched, instead of the context. */
  isOutside: boolean;
  /** Path of the docs version with the base URL; the latest when the address names none. */
  versionPath: string;
  /** What the address names as a version, when there is none of that name. */
  unknownVersion?: string | undefined;
}

/** What an address is read and written against. */
export interface Known {
  baseUrl: string;
  /** All versions of the manual, the latest first; paths with the base URL. */
  versions: readonly {path: string; label: string}[];
  contexts: readonly {path: string}[];
}

/** Anchor of the operators' help on the results page. */
export const HELP_ID = 'operators';
/** So much is repeated of a version that there is none of. */
const MAX_UNKNOWN = 20;

/** The address of the results page; `version` only when it is not the latest. */
export function searchAddress(
  {
    query,
    context,
    isOutside = false,
    versionPath,
  }: Omit<SearchState, 'isOutside'> & {
    isOutside?: boolean;
  },
  {baseUrl, versions}: Known,
): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', startOf(query, MAX_QUERY));
  if (context !== '') parameters.set('ctx', context);
  if (context !== '' && isOutside) parameters.set('outside', '1');
  if (versionPath !== versions[0]?.path) {
    parameters.set('version', versionParameter(versionPath, baseUrl));
  }
  // A slash needs no escape in a query (RFC 3986, section 3.4).
  const search = parameters.toString().replaceAll('%2F', '/');
  return `${baseUrl}search${search === '' ? '' : `?${search}`}`;
}

/**
 * Reads the query string of the results page. A version may be named by its path or by its label
 * (`docs/7.2`, `7.2`, `v7.2`); what else is not known is ignored.
 */
export function parseSearch(search: string, {baseUrl, versions, contexts}: Known): SearchState {
  const parameters = new URLSearchParams(search);
  const named = (parameters.get('version') ?? '').replace(/^[\s/]+|[\s/]+$/gu, '');
  const label = named.replace(/^docs\//u, '').replace(/^v(?=\d)/iu, '');
  const version = versions.find(
    (one) => versionParameter(one.path, baseUrl) === named || one.label === label,
  );
  const context = contexts.find(({path}) => path === parameters.get('ctx'))?.path ?? '';
  const isUnknown = named !== '' && version === undefined;
  return {
    query: startOf((parameters.get('q') ?? '').trim(), MAX_QUERY).trimEnd(),
    context,
    isOutside: context !== '' && parameters.get('outside') === '1',
    versionPath: (version ?? versions[0])?.path ?? '',
    ...(isUnknown && {unknownVersion: startOf(label, MAX_UNKNOWN)}),
  };
}

/** 7.2, v7.2, v8, ver.7, 7系, バージョン7.1; a bare figure without a point names no version. */
const NAMED =
  /(?<![\d.])(?:(?:v|ver\.?|version|バージョン)\s*(?<marked>\d+(?:\.\d+)?)|(?<plain>\d+\.\d+)|(?<series>\d+)(?=系))(?:系|版|\.x)?(?![\d.])/iu;
/** What joins the name of a version to the rest of a query. */
const JOINING = /^(?:\s|の|との|から|より|で|に|は)+/u;

/**
 * The version of the manual that a query names, when it is not the one searched, with the other words
 * of the query (the empty text when there are none); undefined when it names none.
 * @param versions all versions, the newest first; v7 is the newest 7.x
 */
export function namedVersion(
  query: string,
  versions: Known['versions'],
  searched: string,
): {label: string; path: string; query: string} | undefined {
  const text = query.normalize('NFKC');
  const match = NAMED.exec(text);
  const {marked, plain, series} = match?.groups ?? {};
  const number = marked ?? plain ?? series;
  if (match === null || number === undefined) return undefined;
  const version =
    versions.find(({label}) => label === number) ??
    versions.find(({label}) => plain === undefined && label.startsWith(`${number}.`));
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).replace(JOINING, '');
  const rest = `${before} ${after}`.trim();
  if (version === undefined || version.path === searched) return undefined;
  return {label: version.label, path: version.path, query: rest};
}
