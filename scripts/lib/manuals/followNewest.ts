import type {Manuals} from '../../../config/manuals';
import {nearestPage} from '../../../src/lib/nearestPage';

/** Where a page leads when neither it nor anything near it is in the newest manual. */
const FIRST_PAGE = 'about';

/** Where a page of a retired manual leads in the newest one: to where it has moved, if it has. */
export function targetOf(
  page: string,
  newest: ReadonlySet<string>,
  moved: Manuals['moved'] = {},
): string {
  const now = moved[page];
  if (now !== undefined && newest.has(now)) return now;
  return nearestPage(page, (id) => newest.has(id)) ?? FIRST_PAGE;
}

/**
 * The table of retired manuals for another newest manual: their pages lead to pages that it has.
 * @param gone pages that the former newest manual had and the new one lacks; which of them a
 *   retired manual had is not known any more, and a rule for a page that never was does no harm
 * @param newest pages of the new newest manual
 * @param moved where pages have gone that have another id now
 */
export function followNewest(
  retired: Manuals['retired'],
  gone: readonly string[],
  newest: ReadonlySet<string>,
  moved: Manuals['moved'] = {},
): Manuals['retired'] {
  return Object.fromEntries(
    Object.entries(retired).map(([version, pages]) => {
      const lost = [...Object.keys(pages), ...gone].filter((page) => !newest.has(page));
      const target = (page: string): string => {
        const known = pages[page] ?? page;
        const now = moved[known] ?? known;
        return newest.has(now) ? now : targetOf(page, newest, moved);
      };
      return [version, Object.fromEntries(lost.map((page) => [page, target(page)]))];
    }),
  );
}
