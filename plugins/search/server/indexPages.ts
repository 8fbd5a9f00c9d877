import {PAGES_ROOT, type IndexFile, type IndexPage} from '@komebiyori/search/indexFile';
import {readPages} from '../../lib/pages';
import {isWithin} from '../shared/globalData';
import {withAsked, type Asked} from './asked';
import {readHtml} from './readHtml';
import {withYomi} from './readYomi';

interface BuiltSite {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  title: string;
  /** URL paths of all routes. */
  routesPaths: readonly string[];
  /** Whether the page of a route asks not to be indexed. */
  isHidden: (route: string) => boolean;
  /** In which words people ask for the page of a route. */
  askedOf: (route: string) => Asked;
}

/**
 * The index of the top-level pages, read from the built HTML: the title and text of a page may come
 * from any component, so that only the result tells them.
 * @param docsPaths paths of the docs versions, which have indexes of their own
 */
export async function indexPages(
  site: BuiltSite,
  docsPaths: readonly string[],
): Promise<IndexFile> {
  const routes = site.routesPaths
    .filter((route) => !docsPaths.some((docsPath) => isWithin(route, docsPath)))
    .filter((route) => !site.isHidden(route) && !route.endsWith('/404.html'))
    // The blog is not searched, only its first page is found; see the specification, section 9.
    .filter((route) => !route.startsWith(`${site.baseUrl}news/`));
  const html = await readPages(site.outDir);
  const pages = [...new Set(routes)].sort().flatMap((route): IndexPage[] => {
    // In either layout: `a.html`, `a/index.html`.
    const name = route.slice(site.baseUrl.length).replace(/\/$/u, '');
    const text = html.get(`${name || 'index'}.html`) ?? html.get(`${name}/index.html`);
    const facts = text === undefined ? undefined : readHtml(text, site.title);
    if (facts === undefined || facts.title === '') return [];
    return [withAsked({url: route, breadcrumb: [], ...facts}, site.askedOf(route))];
  });
  return withYomi({root: PAGES_ROOT, pages}, site.siteDir);
}
