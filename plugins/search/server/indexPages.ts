import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {PAGES_ROOT, type IndexFile, type IndexPage} from '@komebiyori/search/indexFile';
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
  const pages = await Promise.all(
    [...new Set(routes)].sort().map((route) => indexPage(site, route)),
  );
  const index = {root: PAGES_ROOT, pages: pages.filter((page) => page !== undefined)};
  return withYomi(index, site.siteDir);
}

async function indexPage(site: BuiltSite, route: string): Promise<IndexPage | undefined> {
  const html = await readRoute(site.outDir, route.slice(site.baseUrl.length));
  const facts = html === undefined ? undefined : readHtml(html, site.title);
  if (facts === undefined || facts.title === '') return undefined;
  return withAsked({url: route, breadcrumb: [], ...facts}, site.askedOf(route));
}

/** The HTML of a route in either layout (`a.html`, `a/index.html`); undefined when it has none. */
async function readRoute(outDir: string, route: string): Promise<string | undefined> {
  const name = route.replace(/\/$/u, '');
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  for (const candidate of candidates) {
    try {
      return await readFile(path.join(outDir, candidate), 'utf8');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return undefined;
}
