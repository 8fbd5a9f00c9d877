import type {Redirect, Rules} from '../rules';

/**
 * How much of a file Cloudflare Pages follows (its documentation of `_headers` and `_redirects`). It
 * drops what is beyond, with no more than a line in its log, and so the policies of whole pages.
 */
const MOST = {rules: 100, line: 2000, fixed: 2000, patterns: 100, redirect: 1000} as const;

/**
 * Cloudflare tells no encoding of texts, though its local server does: browsers would guess that of
 * pages as Markdown, and mostly wrong.
 */
const TEXTS = {
  '/*.md': {'Content-Type': 'text/markdown; charset=utf-8'},
  '/*.txt': {'Content-Type': 'text/plain; charset=utf-8'},
};

/** @throws Error when Cloudflare would not follow all of a file */
function refuse(file: string, {length}: ArrayLike<unknown>, most: number, what: string): void {
  if (length > most) {
    throw new Error(`${file}: ${length} ${what}, and Cloudflare Pages follows ${most}.`);
  }
}

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

/** By itself Cloudflare lets the pages of every other site read every file. */
const everywhereBlock = (everywhere: Record<string, string>): string =>
  block('/*', everywhere).replace('\n', '\n  ! Access-Control-Allow-Origin\n');

/**
 * Cloudflare serves pages without their ending and leads there; Netlify answers both. A page that by
 * its policy may only do more than others goes without that at the address that nobody links, for
 * there are few rules to be had.
 */
function pathsOf(file: string, own: Record<string, string>): string[] {
  if (!file.endsWith('.html')) return [file];
  const address = file.replace(/\.html$/u, '');
  const isPolicyAlone = Object.keys(own).every((name) => name === 'Content-Security-Policy');
  return isPolicyAlone ? [address] : [file, address];
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. The headers of pages are left out: both
 * hosts revalidate pages by default, and Cloudflare would join two Cache-Control values on assets.
 * @throws Error when it has more rules or a longer line than Cloudflare follows
 */
export function headersFile({headers}: Rules): string {
  const blocks = [
    everywhereBlock(headers.everywhere),
    block('/assets/*', headers.assets),
    ...Object.entries(TEXTS).map(([pattern, own]) => block(pattern, own)),
    ...Object.entries(headers.folders).map(([folder, own]) =>
      ownBlock(`${folder}*`, own, headers.everywhere),
    ),
    ...Object.entries(headers.files).flatMap(([file, own]) =>
      pathsOf(file, own).map((path) => ownBlock(path, own, headers.everywhere)),
    ),
  ];
  refuse('_headers', blocks, MOST.rules, 'rules');
  const text = `${blocks.join('\n\n')}\n`;
  for (const line of text.split('\n')) {
    refuse('_headers', line, MOST.line, `characters in the line ${line.slice(0, 60)}…`);
  }
  return text;
}

const isPattern = ({from}: Redirect): boolean => from.endsWith('/*');

/** Cloudflare takes an address with a slash for another one, to which the rule does not apply. */
function linesOf(redirect: Redirect): string[] {
  const {from, to, status} = redirect;
  const line = `${from} ${to} ${status}`;
  const isAll = status === 200 || from.endsWith('/') || isPattern(redirect);
  return isAll ? [line] : [line, `${from}/ ${to} ${status}`];
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages; both keep the query by themselves. Single
 * addresses come first: Cloudflare counts all that stands below a pattern as patterns, too.
 * @throws Error when it has more or longer lines than Cloudflare follows
 */
export function redirectsFile({redirects}: Rules): string {
  const fixed = redirects.filter((redirect) => !isPattern(redirect)).flatMap(linesOf);
  const patterns = redirects.filter(isPattern).flatMap(linesOf);
  refuse('_redirects', fixed, MOST.fixed, 'single addresses');
  refuse('_redirects', patterns, MOST.patterns, 'patterns');
  const lines = [...fixed, ...patterns];
  for (const line of lines) {
    refuse('_redirects', line, MOST.redirect, `characters in the line ${line.slice(0, 60)}…`);
  }
  return `${lines.join('\n')}\n`;
}
