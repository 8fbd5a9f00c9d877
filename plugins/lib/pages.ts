import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {FRAME_FILE} from '../overlays/shared/addresses';
import {FRAME_FILE as PLAYGROUND_FRAME} from '../playground/shared/address';

/** The address of a page, for its path below the build folder: `docs/about.html` is `/docs/about`. */
export const addressOfPage = (name: string): string =>
  `/${name.replace(/(?:^index)?\.html$/u, '')}`;

const known = new Map<string, Promise<Map<string, string>>>();

/** Frames of previews are no pages: they have no text, no card and a policy of their own. */
export const FRAME_FILES: readonly string[] = [FRAME_FILE, PLAYGROUND_FRAME];

/**
 * Every HTML page of a built site: its path below the folder, and its text. Read once for all
 * plugins, which Docusaurus runs at the same time: a thousand pages are a lot of memory.
 */
export function readPages(outDir: string): Promise<Map<string, string>> {
  const pages = known.get(outDir) ?? readAll(outDir);
  known.set(outDir, pages);
  return pages;
}

async function readAll(outDir: string): Promise<Map<string, string>> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => name.endsWith('.html') && !FRAME_FILES.includes(name));
  return new Map(
    await Promise.all(
      pages.map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')] as const),
    ),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Reads pages that Docusaurus has built. The HTML is our own, minified: attributes may lack their
 * quotes, but an element that is asked for here always has both of its tags.
 */

/** The page's title without the site's name at its end. */
export function titleOf(html: string, siteTitle: string): string {
  const title = textOf(
    /<title[^>]*>(?<inner>[^<]*)<\/title>/iu.exec(html)?.groups?.['inner'] ?? '',
  );
  return title.endsWith(` | ${siteTitle}`) ? title.slice(0, -` | ${siteTitle}`.length) : title;
}

/** What a `meta` element of the page says; empty when there is none. */
export function metaContent(html: string, name: string): string {
  const tags = html.match(/<meta[^>]*>/giu) ?? [];
  const tag = tags.find((candidate) => attribute(candidate, 'name') === name);
  return tag === undefined ? '' : attribute(tag, 'content');
}

/** The value of an attribute of a tag; empty when there is none. */
export function attribute(tag: string, name: string): string {
  const pattern = new RegExp(
    `\\s${name}=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\\s>]+))`,
    'iu',
  );
  const groups = pattern.exec(tag)?.groups;
  return textOf(groups?.['double'] ?? groups?.['single'] ?? groups?.['bare'] ?? '');
}

/** Plain text of a piece of HTML: no tags, entities decoded, spaces joined. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(?:#(?<code>\d+)|#x(?<hex>[\da-f]+)|(?<name>\w+));/giu, (whole, code, hex, name) => {
      if (typeof code === 'string') return String.fromCodePoint(Number(code));
      if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[String(name)] ?? whole;
    })
    .replace(/\s+/gu, ' ')
    .trim();
}
