import type {SearchVersion} from './globalData';

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
  versions: readonly SearchVersion[],
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
