import type {Redirect, Rules} from './rules';

export type Resolution =
  | {kind: 'redirect'; status: 301 | 302; location: string}
  | {kind: 'file'; file: string; status: 200 | 404; headers: Record<string, string>}
  | {kind: 'missing'; headers: Record<string, string>};

const HIDDEN = /^\/(?:_headers|_redirects|_hosting)(?:\/|$)/u;

function match(rules: Rules, pathname: string): Pick<Redirect, 'to' | 'status'> | undefined {
  const bare = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  for (const {from, to, status} of rules.redirects) {
    // A trailing slash must not cost a second redirect.
    if (from === pathname || (status !== 200 && from === bare)) return {to, status};
    if (from.endsWith('/*') && pathname.startsWith(from.slice(0, -1))) {
      return {to: to.replace(':splat', pathname.slice(from.length - 1)), status};
    }
  }
  return undefined;
}

/**
 * What a host that follows the rules answers to a request.
 * @param pathname percent-encoded path of the request, beginning with `/`
 * @param search the query with its `?`, or the empty string; redirects keep it
 * @param exists whether a file (path from the build folder, beginning with `/`) is there
 */
export function resolveRequest(
  rules: Rules,
  pathname: string,
  search: string,
  exists: (file: string) => boolean,
): Resolution {
  const {everywhere, pages, assets, folders, files} = rules.headers;
  const notFound: Resolution = exists('/404.html')
    ? {kind: 'file', file: '/404.html', status: 404, headers: {...everywhere, ...pages}}
    : {kind: 'missing', headers: everywhere};
  const decoded = decode(pathname);
  if (decoded === undefined || HIDDEN.test(decoded)) return notFound;

  const rule = match(rules, decoded);
  if (rule !== undefined && rule.status !== 200) {
    return {kind: 'redirect', status: rule.status, location: encodeURI(rule.to) + search};
  }
  const target = rule?.to ?? decoded;

  if (target.startsWith('/assets/')) {
    return exists(target)
      ? {kind: 'file', file: target, status: 200, headers: {...everywhere, ...assets}}
      : {kind: 'missing', headers: everywhere};
  }
  if (target !== '/' && target.endsWith('/')) {
    return {
      kind: 'redirect',
      status: 301,
      location: encodeURI(target.replace(/\/+$/u, '') || '/') + search,
    };
  }
  const candidates = target === '/' ? ['/index.html'] : [target, `${target}.html`];
  const file = candidates.find((candidate) => exists(candidate));
  const [, folder] = Object.entries(folders).find(([path]) => target.startsWith(path)) ?? [];
  return file === undefined
    ? notFound
    : {
        kind: 'file',
        file,
        status: 200,
        headers: {...everywhere, ...pages, ...folder, ...files[file]},
      };
}

/**
 * Names that are empty (but for the last, of a folder), `.` or `..`, a zero byte, and the other slash,
 * which parts names on Windows only.
 */
const NOT_PLAIN = /\/\.{0,2}(?=\/)|\/\.{1,2}$|[\0\\]/u;

/**
 * The decoded path, or undefined when it is malformed, climbs out of the build folder, or is another
 * way to write the path of a file (`/./a`, `//a`), for which the rules of that file would not hold.
 */
function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return NOT_PLAIN.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
