import {readFileSync} from 'node:fs';
import path from 'node:path';
import versions from '../../../versions.json';

const BUILD = path.join(__dirname, '..', '..', '..', 'build');
const OLDEST = versions.at(-1) ?? '';

const UNLISTED = [
  '/search',
  '/account/signin',
  '/account/my',
  '/account/checkout/succeeded',
  '/docs/tags',
  '/docs/tags/設定',
  `/docs/${versions[1] ?? ''}/tags`,
  `/docs/${OLDEST}/tags/obs`,
  '/no-such-page',
];

/** Every URL of the sitemap, and the pages that are left out of it on purpose, in order. */
export function allPaths(): string[] {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/gu)].map(({groups}) =>
    decodeURI(new URL(groups?.['url'] ?? '').pathname),
  );
  return [...new Set([...listed, ...UNLISTED])].sort();
}

/** What a page shows, with the same text for pages that differ in nothing but version numbers. */
function contentOf(url: string): string {
  const html = readFileSync(path.join(BUILD, `${url}.html`), 'utf8');
  const main = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? url;
  return main
    .replaceAll(/\/docs\/\d+\.\d+(?=[/"#])/gu, '/docs')
    .replaceAll(/\d+\.\d+(?:\.\d+)?系?/gu, '0.0');
}

/** The version of an older manual that a page belongs to. */
export const oldVersionOf = (url: string): string | undefined =>
  /^\/docs\/(?<version>\d+\.\d+)\//u.exec(url)?.groups?.['version'];

/**
 * Leaves out the pages of older manuals that equal another page but for version numbers: everything
 * on them is looked at there. `first` is a version whose own pages stay where others are like them.
 */
export function withoutRepeats(paths: readonly string[], first: string): string[] {
  const rank = (url: string): number => {
    const version = oldVersionOf(url);
    if (version === undefined) return 0;
    return version === first ? 1 : 2;
  };
  const seen = new Set<string>();
  const unlike = [...paths]
    .sort((a, b) => rank(a) - rank(b))
    .filter((url) => {
      if (!url.startsWith('/docs/')) return true;
      const content = contentOf(url);
      if (oldVersionOf(url) !== undefined && seen.has(content)) return false;
      seen.add(content);
      return true;
    });
  return unlike.sort();
}
