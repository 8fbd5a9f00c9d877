import {textAt, type IndexedPage, type SearchIndex} from './searchIndex';

/** What a section counts whose heading is the title of another page: it only leads there. */
const POINTER = 0.3;
/** What a section counts whose heading is part of the form of the pages: 「うまくいかないときは」. */
const COMMON = 0.6;
/** A heading is that in more than this part of the pages, and in more than so many. */
const COMMON_SHARE = 0.15;
const MIN_COMMON = 5;

/** One list for each index: all of its headings are compared. */
const known = new WeakMap<SearchIndex, ReadonlyMap<number, number>>();

/** Places of headings that say little of what stands below them, with what a section still counts. */
export function lightHeadings(index: SearchIndex): ReadonlyMap<number, number> {
  const light = known.get(index) ?? findLight(index);
  known.set(index, light);
  return light;
}

function findLight(index: SearchIndex): Map<number, number> {
  const titles = new Map(index.pages.map((page) => [textAt(index, page.title).folded, page]));
  const headings = index.pages.flatMap((page) =>
    page.sections.map(({heading}) => ({page, heading, folded: textAt(index, heading).folded})),
  );
  const pagesOf = new Map<string, Set<IndexedPage>>();
  for (const {page, folded} of headings) {
    pagesOf.set(folded, (pagesOf.get(folded) ?? new Set<IndexedPage>()).add(page));
  }
  const most = Math.max(MIN_COMMON, COMMON_SHARE * index.pages.length);
  const light = new Map<number, number>();
  for (const {page, heading, folded} of headings) {
    const titled = titles.get(folded);
    if (titled !== undefined && titled !== page) light.set(heading, POINTER);
    else if (folded !== '' && (pagesOf.get(folded)?.size ?? 0) > most) light.set(heading, COMMON);
  }
  return light;
}
