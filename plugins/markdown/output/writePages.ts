import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parse} from 'yaml';
import {fileCache} from '../../lib/cache';
import {metaContent, addressOfPage, readPages} from '../../lib/pages';
import {cardOf, hasCard} from '../../pictures/server/card';
import {llmsFiles, type MarkdownPage} from './llmsText';
import {markdownAddress} from '../../../src/lib/pageFiles';
import {mainOf, markdownReader} from './toMarkdown';

const DEFINITION = 'developer/openapi';
const fileOf = (name: string): string => markdownAddress(addressOfPage(name)).slice(1);

/** Whether people come to the page to read it: no error, no signpost, nothing of a visitor's own. */
const isRead = ([name, html]: readonly [string, string]): boolean =>
  hasCard(name, html) && !metaContent(html, 'robots').includes('noindex');

/** Reads the pages of the built site as Markdown, by the names of their files. */
async function readAll(
  outDir: string,
  {siteDir, siteConfig: {title, url: origin}}: LoadContext,
): Promise<Map<string, MarkdownPage>> {
  const html = new Map([...(await readPages(outDir))].filter(isRead));
  const files = new Map([...html.keys()].map((name) => [addressOfPage(name), `/${fileOf(name)}`]));
  // Links lead to the Markdown of other pages, if they have any.
  const paths = [...files.keys()].sort().join();
  const read = markdownReader({origin, markdownOf: (page) => files.get(page)});
  // A page is read again when its text, or how it is read, has changed, not the scripts around it.
  const reader = await readFile(path.join(__dirname, 'toMarkdown.ts'), 'utf8');
  const cached = fileCache(siteDir, 'page-markdown');
  const pages = new Map<string, MarkdownPage>();
  for (const [name, text] of html) {
    const {title: pageTitle, section, version} = cardOf(name, text, title);
    const main = mainOf(text);
    const file = await cached([reader, origin, paths, main], () => read(main));
    pages.set(fileOf(name), {
      path: addressOfPage(name),
      address: `${origin}/${encodeURI(fileOf(name))}`,
      title: pageTitle,
      description: metaContent(text, 'description'),
      section,
      version,
      markdown: await readFile(file, 'utf8'),
    });
  }
  return pages;
}

/** Writes every page as Markdown, indexes of them, and `robots.txt`; see README.md. */
export async function writePages(outDir: string, context: LoadContext): Promise<void> {
  const {siteDir, siteConfig} = context;
  const {title, tagline, url: origin} = siteConfig;
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };
  const pages = await readAll(outDir, context);
  for (const [name, {markdown}] of pages) await write(name, markdown);
  for (const [name, text] of llmsFiles([...pages.values()], {title, tagline, origin})) {
    await write(name, text);
  }
  const definition = await readFile(path.join(siteDir, `static/${DEFINITION}.yaml`), 'utf8');
  await write(`${DEFINITION}.json`, `${JSON.stringify(parse(definition), undefined, 2)}\n`);
  const robots = ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  await write('robots.txt', robots.join('\n'));
}
