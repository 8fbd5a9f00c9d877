import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {IndexFile, IndexPage} from '@komebiyori/search/indexFile';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {keptBlocks} from '../../lib/manuals';
import {sourceWithTerms} from '../../markdown/glossary';
import {isWithin} from '../shared/globalData';
import {versionParameter} from '../shared/ownAddress';
import {readAskedOf, withAsked, type Asked} from './asked';
import {readSections} from './readSections';
import {withYomi} from './readYomi';

/** Where a site lies, and where its build writes what it generates. */
type BuildFolders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/**
 * The index of a docs version: every page that is not unlisted, in the order of the docs plugin.
 * @param addressOf brings a permalink to the site's rule for trailing slashes, which Docusaurus
 *   applies only to routes and links
 * @param askedById in which words people ask for each page, by doc id
 */
async function indexDocs(
  version: LoadedVersion,
  {siteDir, generatedFilesDir}: BuildFolders,
  addressOf: (permalink: string) => string,
  askedById: ReadonlyMap<string, Asked>,
): Promise<IndexFile> {
  const blocks = await keptBlocks(generatedFilesDir);
  const breadcrumbs = breadcrumbsById(version.sidebars);
  const listed = version.docs.filter(({unlisted}) => !unlisted);
  const written = await Promise.all(
    listed.map(async (doc) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      return {doc, file, source: sourceWithTerms(file, await readFile(file, 'utf8'))};
    }),
  );
  const links = linkCounts(new Map(written.map(({file, source}) => [file, source])));
  const pages = written.map(({doc, file, source}) => {
    const page = indexDoc(doc, version.path, breadcrumbs.get(doc.id) ?? []);
    const url = addressOf(page.url);
    const sections = readSections(blocks.read(source, path.relative(siteDir, file)));
    const indexed = {...page, url, ...links.get(file), sections};
    return withAsked(indexed, askedById.get(doc.id) ?? []);
  });
  return withYomi({root: 'マニュアル', pages}, siteDir);
}

function indexDoc(
  doc: DocMetadata,
  versionPath: string,
  breadcrumb: string[],
): Omit<IndexPage, 'sections'> {
  const keywords: unknown = doc.frontMatter.keywords;
  const written = Array.isArray(keywords) ? keywords.map(String) : [];
  const isApiReference = isWithin(doc.permalink, `${versionPath}/api-reference`);
  return {
    url: doc.permalink,
    title: doc.title,
    breadcrumb: isApiReference ? ['API Reference', ...breadcrumb] : breadcrumb,
    description: doc.description,
    keywords: [...new Set([...written, ...doc.tags.map(({label}) => label)])],
  };
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The labels of the categories above each doc of the sidebars, by doc id. */
export function breadcrumbsById(sidebars: LoadedVersion['sidebars']): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  const walk = (items: readonly SidebarItem[], above: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc') byId.set(item.id, above);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') byId.set(item.link.id, above);
      walk(item.items, [...above, item.label]);
    }
  };
  for (const items of Object.values(sidebars)) walk(items, []);
  return byId;
}

/** The file that a link of Markdown names, as Docusaurus wants links between docs to be written. */
const LINK = /\]\((?<file>\.{1,2}\/[^)\s#]+\.mdx?)(?:#[^)\s]*)?\)/gu;

/** Links between a page and other pages of the manual; two between the same pages count once. */
interface LinkCounts {
  /** How many others link to it. */
  links: number;
  /** To how many others it links. */
  pointsTo: number;
}

/**
 * The links of each page.
 * @param sources the Markdown of the pages by their files
 */
export function linkCounts(sources: ReadonlyMap<string, string>): Map<string, LinkCounts> {
  const counts = new Map<string, LinkCounts>(
    [...sources.keys()].map((file) => [file, {links: 0, pointsTo: 0}]),
  );
  for (const [from, source] of sources) {
    const named = [...source.matchAll(LINK)].map(({groups}) =>
      path.join(path.dirname(from), groups?.['file'] ?? ''),
    );
    for (const to of new Set(named)) {
      const [own, other] = [counts.get(from), counts.get(to)];
      if (own === undefined || other === undefined || to === from) continue;
      own.pointsTo += 1;
      other.links += 1;
    }
  }
  return counts;
}

/**
 * The indexes of all versions of the manual, which come the newest first.
 * @param addressOf the address of a page, by the site's rule for trailing slashes
 */
export async function indexManuals(
  manuals: readonly LoadedVersion[],
  folders: BuildFolders,
  baseUrl: string,
  addressOf: (permalink: string) => string,
): Promise<(Indexed & {name: string})[]> {
  // People ask for a page of an old version in the same words.
  const newest = manuals[0]?.docs.map(({id, source}) => [id, source] as const) ?? [];
  const asked = await readAskedOf(folders.siteDir, newest);
  const indexed = await Promise.all(
    manuals.map(async (version) => {
      const {label, path, versionName: name} = version;
      versionParameter(path, baseUrl);
      const index = await indexDocs(version, folders, addressOf, asked);
      return {label, path, name, index};
    }),
  );
  await (await keptBlocks(folders.generatedFilesDir)).keep();
  return addOnlyElsewhere(indexed);
}

interface Indexed {
  readonly label: string;
  /** Path of the version with the base URL. */
  readonly path: string;
  readonly index: IndexFile;
}

/**
 * The indexes of all versions, the newest first, each with the titles and headings of the pages that
 * only other versions have, so that they are found from everywhere, named by the newest that has them.
 */
export function addOnlyElsewhere<Version extends Indexed>(versions: readonly Version[]): Version[] {
  const idsOf = ({path, index}: Indexed): Set<string> =>
    new Set(index.pages.map(({url}) => url.slice(path.length)));
  return versions.map((version) => {
    const known = idsOf(version);
    const added: IndexPage[] = [];
    for (const {label, path, index} of versions) {
      for (const page of index.pages) {
        const id = page.url.slice(path.length);
        if (known.has(id)) continue;
        known.add(id);
        const sections = page.sections.map((section) => ({...section, content: ''}));
        added.push({...page, sections, onlyIn: label});
      }
    }
    return {...version, index: {...version.index, pages: [...version.index.pages, ...added]}};
  });
}
