import type {Options} from '@docusaurus/plugin-sitemap';

/**
 * How much a page matters among the pages of this site, from 0 to 1; 0.5 is what a crawler takes
 * when a sitemap says nothing (sitemaps.org protocol, "priority"). An old manual's page stands
 * below everything else: its canonical address is the page of the newest manual.
 */
export function sitemapPriority(path: string): number {
  if (/^\/docs\/\d/u.test(path)) return 0.1;
  if (path === '/' || path === '/download') return 1;
  return path.startsWith('/docs/') ? 0.8 : 0.5;
}

/**
 * Addresses of which no other is the canonical one: that of an old manual's page is the same page of
 * the newest manual, where there is one (src/theme/DocItem/Metadata).
 */
export function canonicalOnly<Item extends {readonly url: string}>(items: readonly Item[]): Item[] {
  const all = new Set(items.map(({url}) => url));
  return items.filter(({url}) => {
    const newest = url.replace(/\/docs\/\d+\.\d+\//u, '/docs/');
    return newest === url || !all.has(newest);
  });
}

/** @param sellsElsewhere whether /membership is a page of another origin, which has no sitemap */
export const sitemapOptions = (sellsElsewhere: boolean): Options => ({
  ignorePatterns: [
    ...['/search', '/docs/tags/**', '/docs/*/tags/**'],
    ...(sellsElsewhere ? ['/membership'] : []),
  ],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return canonicalOnly(items).map((item) => ({
      ...item,
      priority: sitemapPriority(new URL(item.url).pathname),
    }));
  },
});
