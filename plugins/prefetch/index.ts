import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Limits how much of the site a page fetches ahead; see README.md. */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client', 'limitPrefetch.browser.ts')],
  };
}
