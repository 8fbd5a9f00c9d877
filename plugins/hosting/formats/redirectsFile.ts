import type {Rules} from '../rules';

/** The `_redirects` file of Netlify and Cloudflare Pages; both keep the query by themselves. */
export function redirectsFile({redirects}: Rules): string {
  return `${redirects.map(({from, to, status}) => `${from} ${to} ${status}`).join('\n')}\n`;
}
