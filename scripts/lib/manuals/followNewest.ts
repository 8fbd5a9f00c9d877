import type {Manuals} from '../../../config/manuals';
import {nearestPage} from '../../../src/lib/nearestPage';

/** Where a page leads when neither it nor anything near it is in the newest manual. */
const FIRST_PAGE = 'about';

/** Where a page of a retired manual leads in the newest one. */
export function targetOf(page: string, newest: ReadonlySet<string>): string {
  return nearestPage(page, (id) => newest.has(id)) ?? FIRST_PAGE;
}

/**
 * The table of retired manuals for another newest manual: their pages lead to pages that it has.
 * @param gone pages that the former newest manual had and the new one lacks; which of them a
 *   retired manual had is not known any more, and a rule for a page that never was does no harm
 * @param newest pages of the new newest manual
 */
export function followNewest(
  retired: Manuals['retired'],
  gone: readonly string[],
  newest: ReadonlySet<string>,
): Manuals['retired'] {
  return Object.fromEntries(
    Object.entries(retired).map(([version, pages]) => {
      const lost = [...Object.keys(pages), ...gone].filter((page) => !newest.has(page));
      const target = (page: string): string => {
        const known = pages[page];
        return known !== undefined && newest.has(known) ? known : targetOf(page, newest);
      };
      return [version, Object.fromEntries(lost.map((page) => [page, target(page)]))];
    }),
  );
}
