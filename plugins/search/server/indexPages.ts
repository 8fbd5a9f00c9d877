import {
  indexSection,
  PAGES_ROOT,
  type IndexFile,
  type IndexPage,
  type IndexSection,
} from '@komebiyori/search/indexFile';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {metaContent, readPages, titleOf} from '../../lib/pages';
import {isWithin} from '../shared/globalData';
import {withAsked, type Asked} from './asked';
import {isTelling} from './readSections';
import {withYomi} from './readYomi';

type PageFacts = Pick<IndexPage, 'title' | 'description' | 'keywords' | 'sections'>;

const processor = unified().use(rehypeParse, {fragment: true});
type Node = ReturnType<typeof processor.parse>['children'][number];
type Element = Extract<Node, {type: 'element'}>;

/** Elements that no reader reads. */
const UNREAD = new Set(['button', 'noscript', 'script', 'select', 'style', 'svg', 'template']);
/** Elements that stand within a line; all others begin a new one. */
const INLINE = new Set([
  'a',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'wbr',
]);

/**
 * What search needs to know of a built page. The HTML is our own, minified: attributes may lack
 * their quotes and closing tags may be left out.
 * @param siteTitle taken off the end of the page's title
 */
export function readHtml(html: string, siteTitle: string): PageFacts {
  const main = /<main[^]*<\/main>/iu.exec(html)?.[0] ?? '';
  return {
    title: titleOf(html, siteTitle),
    description: metaContent(html, 'description'),
    keywords: metaContent(html, 'keywords')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    sections: readSections(processor.parse(main).children),
  };
}

interface OpenSection {
  heading: string;
  hash: string;
  text: string;
}

function readSections(nodes: readonly Node[]): IndexSection[] {
  const sections: OpenSection[] = [{heading: '', hash: '', text: ''}];
  const write = (text: string): void => {
    const last = sections.at(-1);
    if (last !== undefined) last.text += text;
  };
  const visit = (node: Node): void => {
    if (node.type === 'text') write(node.value.replace(/\s+/gu, ' '));
    if (node.type !== 'element' || isUnread(node) || node.tagName === 'h1') return;
    if (node.tagName === 'h2' || node.tagName === 'h3') {
      const heading = textOf(node.children);
      const {id} = node.properties;
      if (heading === '') return;
      sections.push({heading, hash: typeof id === 'string' ? id : '', text: ''});
      return;
    }
    const edge = INLINE.has(node.tagName) ? '' : '\n';
    write(edge);
    node.children.forEach(visit);
    write(edge);
  };
  nodes.forEach(visit);
  return sections
    .map(({heading, hash, text}) => indexSection(heading, hash, lines(text)))
    .filter((section) => isTelling(section) && (section.heading !== '' || section.content !== ''));
}

/** Not text of the page: what is hidden, and how something stands, as while a tool is loaded. */
function isUnread({tagName, properties: {ariaHidden, role}}: Element): boolean {
  return UNREAD.has(tagName) || String(ariaHidden) === 'true' || role === 'status';
}

function textOf(nodes: readonly Node[]): string {
  const text = nodes.map((node): string => {
    if (node.type === 'text') return node.value;
    return node.type === 'element' && !isUnread(node) ? textOf(node.children) : '';
  });
  return text.join('').replace(/\s+/gu, ' ').trim();
}

function lines(text: string): string {
  return text.replace(/ *\n[ \n]*/gu, '\n').trim();
}

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
