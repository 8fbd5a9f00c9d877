import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import versions from '../../../versions.json';

const BUILD = path.join(__dirname, '..', '..', '..', 'build');
const OLDEST = versions.at(-1) ?? '';

/** Shows the page of the status 404. */
export const NO_SUCH_PAGE = '/no-such-page';

const UNLISTED = [
  '/search',
  '/account/signin',
  '/account/my',
  '/account/checkout/succeeded',
  '/tools/map/view',
  '/docs/tags',
  '/docs/tags/設定',
  `/docs/${versions[1] ?? ''}/tags`,
  `/docs/${OLDEST}/tags/obs`,
  NO_SUCH_PAGE,
];

/** The pages of older manuals, which stand in the sitemap only where the newest lacks them. */
const oldPages = (): string[] =>
  versions.slice(1).flatMap((version) =>
    readdirSync(path.join(BUILD, 'docs', version), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.html') && !name.startsWith('tags'))
      .map((name) => `/docs/${version}/${name.replace(/\.html$/u, '')}`),
  );

/** Every URL of the sitemap, and the pages that are left out of it on purpose, in order. */
export function allPaths(): string[] {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/gu)].map(({groups}) =>
    decodeURI(new URL(groups?.['url'] ?? '').pathname),
  );
  return [...new Set([...listed, ...oldPages(), ...UNLISTED])].sort();
}

/** The version of an older manual that a page belongs to. */
export const oldVersionOf = (url: string): string | undefined =>
  /^\/docs\/(?<version>\d+\.\d+)\//u.exec(url)?.groups?.['version'];

const OPENING = /<(?<name>[a-z][\w-]*)(?<attributes>[^>]*)>/gu;
const CLASS = / class=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/u;

/**
 * What the main part of a built page is made of: each element with its classes and its role, and
 * each two that follow one another. Pages of the same parts differ in words only.
 */
function partsOf(url: string, drawings: 'with drawings' | 'without'): string[] {
  const html = readFileSync(path.join(BUILD, `${url === '/' ? '/index' : url}.html`), 'utf8');
  const whole = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '';
  const main = drawings === 'without' ? whole.replaceAll(/<figure[\s\S]*?<\/figure>/gu, '') : whole;
  let before = '';
  return [...main.matchAll(OPENING)].flatMap(({groups}) => {
    const attributes = groups?.['attributes'] ?? '';
    const names = CLASS.exec(attributes)?.groups;
    const role = / role="?(?<role>[\w-]+)/u.exec(attributes)?.groups?.['role'] ?? '';
    const part = `${groups?.['name'] ?? ''}.${names?.['quoted'] ?? names?.['bare'] ?? ''}[${role}]`;
    const parts = [part, `${before} ${part}`];
    before = part;
    return parts;
  });
}

/** The pages with parts that none before them has, in their order. */
function withNewParts(urls: readonly string[], drawings: 'with drawings' | 'without'): Set<string> {
  const seen = new Set<string>();
  return new Set(
    urls.filter((url) => {
      if (url === NO_SUCH_PAGE) return true;
      const fresh = partsOf(url, drawings).filter((part) => !seen.has(part));
      for (const part of fresh) seen.add(part);
      return fresh.length > 0;
    }),
  );
}

export interface Visit {
  readonly url: string;
  /** Whether its elements stand together as on no page before it: worth a look at its structure. */
  readonly isNew: boolean;
}

/**
 * The pages that are worth a visit: all but those of older manuals that have no part of their own.
 * `first` is a version whose pages come before those of other old ones.
 */
export function visits(paths: readonly string[], first: string): Visit[] {
  const rank = (url: string): number => {
    const version = oldVersionOf(url);
    if (version === undefined) return 0;
    return version === first ? 1 : 2;
  };
  const ordered = [...paths].sort((a, b) => rank(a) - rank(b));
  const own = withNewParts(ordered, 'with drawings');
  const structure = withNewParts(ordered, 'without');
  return ordered
    .filter((url) => oldVersionOf(url) === undefined || own.has(url))
    .map((url) => ({url, isNew: structure.has(url)}));
}
