import {readFile} from 'node:fs/promises';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import path from 'node:path';
import type {IndexFile, IndexPage} from '@komebiyori/search/indexFile';
import {sourceWithTerms} from '../../markdown/glossary';
import {keptBlocks} from '../../lib/manuals';
import {isWithin} from '../shared/globalData';
import {withAsked, type Asked} from './asked';
import {linkCounts} from './linkCounts';
import {readSections} from './readSections';
import {withYomi} from './readYomi';

/**
 * The index of a docs version: every page that is not unlisted, in the order of the docs plugin.
 * @param addressOf brings a permalink to the site's rule for trailing slashes, which Docusaurus
 *   applies only to routes and links
 * @param askedById in which words people ask for each page, by doc id
 */
export async function indexDocs(
  version: LoadedVersion,
  siteDir: string,
  addressOf: (permalink: string) => string,
  askedById: ReadonlyMap<string, Asked>,
): Promise<IndexFile> {
  const blocks = await keptBlocks(siteDir);
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
    const sections = readSections(blocks.read(source));
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
