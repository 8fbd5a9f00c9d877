import {nearestPage} from '@site/src/lib/nearestPage';

/** What is used of Docusaurus's versions of the manual. */
interface Manual {
  readonly label: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string; readonly path: string}[];
}

/** A way on from a page that is not there. */
export interface NearPage {
  readonly to: string;
  readonly label: string;
}

/**
 * Pages of the manual that come near to an address without one: the same page in the newest manual
 * that has it, and what comes nearest in the manual that was asked for. None outside the manual.
 * @param manuals all of them, the newest first
 */
export function nearPages(pathname: string, manuals: readonly Manual[]): NearPage[] {
  const asked = manuals
    .filter(({path}) => pathname.startsWith(`${path}/`))
    .reduce<Manual | undefined>(
      (longest, one) => (one.path.length > (longest?.path.length ?? 0) ? one : longest),
      undefined,
    );
  if (asked === undefined) return [];
  const rest = pathname.slice(asked.path.length + 1).replace(/(?:\.html?|\.mdx?)?\/*$/iu, '');
  if (/^tags(?:\/|$)/u.test(rest)) {
    return [...new Set([...manuals.slice(0, 1), asked])].map(({path, label}) => ({
      to: `${path}/tags`,
      label: `${label}のタグの一覧`,
    }));
  }
  const pages = manuals.flatMap((manual) => {
    const page = manual.docs.find(({path}) => isAt(path, `${manual.path}/${rest}`));
    return page === undefined ? [] : [{manual, page}];
  });
  const [same] = pages;
  const id = same?.page.id ?? rest;
  const find = (wanted: string) => asked.docs.find((page) => page.id === wanted);
  const nearest =
    find(nearestPage(id, (wanted) => find(wanted) !== undefined) ?? '') ?? find(asked.mainDocId);
  const isFirst = nearest?.id === asked.mainDocId;
  const near = {
    to: nearest?.path ?? asked.path,
    label: isFirst ? `${asked.label}の「はじめに」` : `${asked.label}の近いページ`,
  };
  return same === undefined || same.manual === asked
    ? [near]
    : [{to: same.page.path, label: `${same.manual.label}の同じページ`}, near];
}

/** Whether a page stands at an address, whatever the case of its letters. */
const isAt = (path: string, wanted: string): boolean =>
  path.replace(/\/$/u, '').toLowerCase() === wanted.toLowerCase();
