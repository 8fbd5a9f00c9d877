import type {Rules} from '../rules';

const block = (pattern: string, headers: Record<string, string>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file of Netlify and Cloudflare Pages. The headers of pages are left out: both
 * hosts revalidate pages by default, and Cloudflare would join two Cache-Control values on assets.
 * @throws Error when a line is longer than Cloudflare's limit of 2,000 characters.
 */
export function headersFile({headers}: Rules): string {
  const blocks = [
    block('/*', headers.everywhere),
    block('/assets/*', headers.assets),
    ...Object.entries(headers.files).map(([file, own]) => block(file, own)),
  ];
  const text = `${blocks.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > 2000);
  if (long !== undefined) throw new Error(`_headers: line too long: ${long.slice(0, 60)}…`);
  return text;
}
