import type {Rules} from '../rules';

const block = (pattern: string, headers: Record<string, string>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Lines for some files. Cloudflare would join a header that stands for all files with that of these,
 * and both policies would hold: `!` takes the first away (Netlify lets the later rule win, and passes
 * over the line).
 */
function ownBlock(pattern: string, own: Record<string, string>, everywhere: object): string {
  const taken = Object.keys(own).filter((name) => name in everywhere);
  const [, ...lines] = block(pattern, own).split('\n');
  return [pattern, ...taken.map((name) => `  ! ${name}`), ...lines].join('\n');
}

/** Cloudflare serves pages without their ending. */
const pathsOf = (file: string): string[] =>
  file.endsWith('.html') ? [file, file.replace(/\.html$/u, '')] : [file];

/**
 * The `_headers` file of Netlify and Cloudflare Pages. The headers of pages are left out: both
 * hosts revalidate pages by default, and Cloudflare would join two Cache-Control values on assets.
 * @throws Error when a line is longer than Cloudflare's limit of 2,000 characters.
 */
export function headersFile({headers}: Rules): string {
  const blocks = [
    block('/*', headers.everywhere),
    block('/assets/*', headers.assets),
    ...Object.entries(headers.folders).map(([folder, own]) =>
      ownBlock(`${folder}*`, own, headers.everywhere),
    ),
    ...Object.entries(headers.files).flatMap(([file, own]) =>
      pathsOf(file).map((path) => ownBlock(path, own, headers.everywhere)),
    ),
  ];
  const text = `${blocks.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > 2000);
  if (long !== undefined) throw new Error(`_headers: line too long: ${long.slice(0, 60)}…`);
  return text;
}

/** The `_redirects` file of Netlify and Cloudflare Pages; both keep the query by themselves. */
export function redirectsFile({redirects}: Rules): string {
  return `${redirects.map(({from, to, status}) => `${from} ${to} ${status}`).join('\n')}\n`;
}
