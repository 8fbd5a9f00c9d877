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

/** @param sellsElsewhere whether /membership is a page of another origin, which has no sitemap */
export const sitemapOptions = (sellsElsewhere: boolean): Options => ({
  ignorePatterns: [
    ...['/search', '/docs/tags/**', '/docs/*/tags/**'],
    ...(sellsElsewhere ? ['/membership'] : []),
  ],
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({
      ...item,
      priority: sitemapPriority(new URL(item.url).pathname),
    }));
  },
});
