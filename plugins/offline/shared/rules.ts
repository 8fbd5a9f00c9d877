import {isPrivatePath} from '../../../src/lib/ownDocument';

/** What of a request decides how it is answered. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
}

/**
 * `page`: from the network, from a cache where there is none. `asset`: named by its content, so from a
 * cache at once. `file`: keeps its name when its content changes, so like a page. Documents inside of a
 * page are left to the browser: those of this site are sandboxed, and such have no worker.
 */
export type Kind = 'page' | 'asset' | 'file';

/** At most so many pages, and so many files, of a build. */
export const MAX_PAGES = 60;
export const MAX_FILES = 400;
/** A network that takes longer is none, where there is a kept answer. */
export const NETWORK_MS = 5000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** What the bundler, plugins/boot, plugins/bundle and plugins/search name by content. */
const NAMED_BY_CONTENT = /^\/assets\/.+\.[\da-f]{8}\.\w+$/u;
/** Parts of pages. Sound, film, archives and installers are none: they are large, or asked for in ranges. */
const PART = /\.(?:css|gif|ico|jpe?g|js|json|png|svg|wasm|webmanifest|webp|woff2)$/iu;

/** The decoded path, without what hosts take for the same; undefined when it is malformed. */
function pathOf({pathname}: URL): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/gu, '/');
  } catch {
    return undefined;
  }
}

/** How a request is answered; undefined where the worker leaves it to the browser. */
export function kindOf(asked: Asked, origin: string): Kind | undefined {
  const url = new URL(asked.url);
  const path = pathOf(url);
  if (asked.method !== 'GET' || asked.hasRange || url.origin !== origin) return undefined;
  if (path === undefined || isPrivatePath(path)) return undefined;
  if (asked.mode === 'navigate') {
    if (asked.destination !== 'document' || /\.(?!html$)[a-z]\w*$/iu.test(path)) return undefined;
    return 'page';
  }
  if (['audio', 'video', 'track'].includes(asked.destination) || !PART.test(path)) return undefined;
  return NAMED_BY_CONTENT.test(path) ? 'asset' : 'file';
}

/**
 * The address under which an answer is kept. Pages have one for all queries: what somebody searched
 * for is not written down, and `/search` opens for every query.
 */
export function keyOf(kind: Kind, address: string): string {
  const url = new URL(address);
  url.hash = '';
  if (kind === 'page') {
    url.search = '';
    if (url.pathname !== '/') url.pathname = url.pathname.replace(/(?:\.html|\/+)$/u, '');
  }
  return url.href;
}

/** The parts of an answer that say whether it may be kept. */
export type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & {
  readonly headers: Pick<Headers, 'get'>;
};

/** What the files of an ending are served as. Hosts need not know the last ones. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.css$/iu, /^text\/css\b/iu],
  [/\.js$/iu, /^(?:text|application)\/(?:x-)?javascript\b/iu],
  [/\.json$/iu, /^(?:text|application)\/(?:[\w.-]+\+)?json\b/iu],
  [/\.(?:gif|ico|jpe?g|png|svg|webp)$/iu, /^image\//iu],
  [/\.(?:wasm|webmanifest|woff2)$/iu, /^(?:font|application)\//iu],
];

/**
 * Whether an answer may be kept: whole, from this origin, at this address, not refused by the host,
 * and of the type of such files. What a busy host or a hotel's network says in place of a file would
 * be given out for it ever after.
 */
export function mayKeep(kind: Kind, address: string, answer: Answer): boolean {
  const {status, type, redirected, headers} = answer;
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/no-store|private/iu.test(headers.get('cache-control') ?? '')) return false;
  const served = headers.get('content-type') ?? '';
  if (kind === 'page') return /^text\/html\b/iu.test(served);
  const {pathname} = new URL(address);
  return TYPES.some(([ending, fitting]) => ending.test(pathname) && fitting.test(served));
}

/** Whether what an answer holds is kept: it is not empty, and a page is one of this site. */
export const isOurs = (kind: Kind, text: string): boolean =>
  kind === 'page' ? neededFiles(text).length > 0 : text !== '';

/** Whether a kept page is still offered. */
export function isFresh(date: string | null, now: number): boolean {
  const age = now - Date.parse(date ?? '');
  return !(age > MAX_AGE_MS);
}

/**
 * The files without which a page is not shown: its stylesheets and the boot file. A page is only
 * given out together with those of its own build.
 */
export function neededFiles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = head.match(/<(?:link|script)\b[^>]*>/gu) ?? [];
  return tags.flatMap((tag) => {
    if (!tag.startsWith('<script') && !/rel="?stylesheet/u.test(tag)) return [];
    const address = /(?:href|src)="?(?<path>\/assets\/[^\s">]+)/u.exec(tag)?.groups?.['path'];
    return address === undefined ? [] : [address];
  });
}

/**
 * What is dropped when there is too much: the oldest, but not what kept pages need.
 * @param keys oldest first
 */
export function overflow(
  keys: readonly string[],
  max: number,
  needed: ReadonlySet<string>,
): string[] {
  const free = keys.filter((key) => !needed.has(key));
  return free.slice(0, Math.max(0, keys.length - max));
}
