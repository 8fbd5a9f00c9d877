import type {Rules} from '../rules';

const block = (pattern: string, headers: Record<string, string>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Lines for a single file. Cloudflare would join a header that stands for all files with that of the
 * file, and both policies would hold: `!` takes the first away (Netlify lets the later rule win, and
 * passes over the line). Cloudflare serves pages without their ending, hence both paths.
 */
function fileBlocks(file: string, own: Record<string, string>, everywhere: object): string[] {
  const paths = file.endsWith('.html') ? [file, file.replace(/\.html$/u, '')] : [file];
  const taken = Object.keys(own).filter((name) => name in everywhere);
  return paths.map((path) =>
    [path, ...taken.map((name) => `  ! ${name}`), ...block(path, own).split('\n').slice(1)].join(
      '\n',
    ),
  );
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. The headers of pages are left out: both
 * hosts revalidate pages by default, and Cloudflare would join two Cache-Control values on assets.
 * @throws Error when a line is longer than Cloudflare's limit of 2,000 characters.
 */
export function headersFile({headers}: Rules): string {
  const blocks = [
    block('/*', headers.everywhere),
    block('/assets/*', headers.assets),
    ...Object.entries(headers.files).flatMap(([file, own]) =>
      fileBlocks(file, own, headers.everywhere),
    ),
  ];
  const text = `${blocks.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > 2000);
  if (long !== undefined) throw new Error(`_headers: line too long: ${long.slice(0, 60)}…`);
  return text;
}
