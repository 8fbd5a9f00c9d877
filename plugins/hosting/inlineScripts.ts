import {addressOfPage} from '../lib/pages';
import {scriptHash} from '../lib/scriptHash';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/giu;

/**
 * CSP sources (`sha256-…`, CSP Level 3 section 2.3.1) of the inline scripts of a page. Scripts with
 * `src` and data blocks such as JSON-LD are not executed inline and need no hash.
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(({groups}) => {
    const attributes = groups?.['attributes'] ?? '';
    if (/\ssrc=/iu.test(attributes) || /type=["']?application\//iu.test(attributes)) return [];
    return [scriptHash(groups?.['code'] ?? '')];
  });
}

/**
 * The hashes of the inline scripts, which all pages share.
 * @throws Error naming the pages that hold others.
 */
export function sharedInlineScripts(pages: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, string[]>();
  for (const [name, html] of pages) {
    const hashes = inlineScriptHashes(html).join(' ');
    if (hashes !== '') users.set(hashes, [...(users.get(hashes) ?? []), name]);
  }
  if (users.size > 1) {
    const rows = [...users].map(
      ([hashes, names]) => `  ${hashes}: ${names.slice(0, 3).join(', ')}`,
    );
    throw new Error(
      `Pages hold ${users.size} different sets of inline scripts:\n${rows.join('\n')}`,
    );
  }
  return [...users.keys()].flatMap((hashes) => hashes.split(' '));
}

/**
 * A tag that says of its page that it asks the app: `data-reach="loopback"`, with or without the quotes,
 * which the build's minifier drops. Text cannot look like one: its `<` is written `&lt;`.
 */
const REACHES = /<section\b[^>]*\sdata-reach=(?:"loopback"|loopback[\s>])/u;

/**
 * The paths of pages that hold something that asks the app on the same machine, in order.
 * @param pages by path below the build folder
 */
export const reachingPages = (pages: ReadonlyMap<string, string>): string[] =>
  [...pages]
    .filter(([, html]) => REACHES.test(html))
    .map(([name]) => addressOfPage(name))
    .sort();
