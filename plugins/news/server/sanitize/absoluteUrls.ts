import type {SafeHtml} from './sanitizeHtml';
import {elementsOf, parseHtml, writeHtml} from './tree';

/**
 * The same HTML with whole addresses, for feeds, which are read away from the site.
 * @param pageUrl the address of the item's page
 */
export function absoluteUrls(html: SafeHtml, pageUrl: string): string {
  const tree = parseHtml(html);
  for (const {properties} of elementsOf(tree)) {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = new URL(value, pageUrl).href;
    }
  }
  return writeHtml(tree);
}
