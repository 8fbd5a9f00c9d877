import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadImage} from '@napi-rs/canvas';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../config/site';
import {attribute, FRAME_FILES} from '../../plugins/lib/pages';

const BUILD = path.join(__dirname, '..', '..', 'build');
const SITE_URL = SITE.defaultUrl;
/** Pictures above this are slow to appear in a chat. */
const LARGEST_CARD = 60_000;

const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html') && name !== '404.html' && !FRAME_FILES.includes(name))
  .map((name) => [name, readFileSync(path.join(BUILD, name), 'utf8')] as const)
  .filter(([, html]) => !html.includes('http-equiv="refresh"'));

const metas = (html: string, name: string): string[] =>
  (html.match(/<meta[^>]*>/gu) ?? [])
    .filter((tag) => attribute(tag, 'property') === name || attribute(tag, 'name') === name)
    .map((tag) => attribute(tag, 'content'));

const canonicals = (html: string): string[] =>
  (html.match(/<link[^>]*>/gu) ?? [])
    .filter((tag) => attribute(tag, 'rel') === 'canonical')
    .map((tag) => attribute(tag, 'href'));

const jsonLd = (html: string): unknown[] =>
  [
    ...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>(?<json>[^]*?)<\/script>/gu),
  ].map(({groups}): unknown => JSON.parse(groups?.['json'] ?? ''));

/** The pages for which a check fails, with what it found. */
const failing = (check: (html: string, name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    pages
      .map(([name, html]): [string, unknown] => [name, check(html, name)])
      .filter(([, result]) => result !== undefined),
  );

const fileOf = (image: string): string => path.join(BUILD, decodeURI(image.slice(SITE_URL.length)));

describe('every page', () => {
  it('names one card that is in the build', () => {
    expect(
      failing((html) => {
        const [image = '', ...more] = metas(html, 'og:image');
        if (more.length > 0) return 'more than one';
        if (!image.startsWith(`${SITE_URL}/cards/`)) return image;
        if (metas(html, 'twitter:image')[0] !== image) return 'twitter:image differs';
        return existsSync(fileOf(image)) ? undefined : `${image} is missing`;
      }),
    ).toEqual({});
  });

  it.each(['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'twitter:card'])(
    'says %s once',
    (name) => {
      expect(
        failing((html) => {
          const found = metas(html, name);
          return found.length === 1 && found[0] !== '' ? undefined : found;
        }),
      ).toEqual({});
    },
  );

  it('names one canonical page that is in the build: itself, or the newest manual', () => {
    const known = new Set(pages.map(([name]) => name.replace(/\.html$/u, '')));
    expect(
      failing((html, name) => {
        const found = canonicals(html).map(decodeURI);
        const own = name.replace(/\.html$/u, '');
        const target = found[0]?.slice(SITE_URL.length + 1) ?? '';
        const page = target === '' ? 'index' : target;
        const right = page === own || (/^docs\/\d/u.test(own) && known.has(page));
        return found.length === 1 && right ? undefined : found;
      }),
    ).toEqual({});
  });

  it('stands in the sitemap only under its canonical address', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const listed = new Set([...sitemap.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, url]) => url));
    expect(listed.size).toBeGreaterThan(100);
    expect(
      failing((html, name) => {
        const own = `${SITE_URL}/${encodeURI(name.replace(/(?:^index)?\.html$/u, ''))}`;
        const canonical = canonicals(html)[0];
        return listed.has(own) && canonical !== own ? canonical : undefined;
      }),
    ).toEqual({});
    expect(listed).toContain(`${SITE_URL}/docs/5.1/feature/wordparty-controller`);
  });

  it('has a title that no other page of the site or of its version has', () => {
    const seen = new Map<string, string>();
    expect(
      failing((html, name) => {
        const title = metas(html, 'og:title')[0] ?? '';
        const key = `${metas(html, 'docusaurus_version')[0] ?? ''} ${title}`;
        const other = seen.get(key);
        seen.set(key, name);
        return other === undefined ? undefined : `${title}: as ${other}`;
      }),
    ).toEqual({});
  });

  it('says its language with a territory, as Open Graph asks', () => {
    expect(
      failing((html) => {
        const [locale] = metas(html, 'og:locale');
        return locale === 'ja_JP' ? undefined : locale;
      }),
    ).toEqual({});
  });

  it('has JSON-LD with a context and a type wherever it has any', () => {
    expect(
      failing((html) => {
        const broken = jsonLd(html).filter(
          (data) =>
            !JSON.stringify(data).startsWith('{"@context":"https://schema.org"') ||
            !JSON.stringify(data).includes('"@type"'),
        );
        return broken.length === 0 ? undefined : broken;
      }),
    ).toEqual({});
  });
});

describe('cards', () => {
  const imageOf = (page: string): string | undefined =>
    metas(pages.find(([name]) => name === `${page}.html`)?.[1] ?? '', 'og:image')[0];

  it('are JPEGs of 1200 x 630', async () => {
    const names = pages.flatMap(([, html]) => metas(html, 'og:image').map(fileOf));
    for (const file of new Set(names)) {
      const {width, height} = await loadImage(file);
      expect([file, width, height]).toEqual([file, 1200, 630]);
      expect([file, statSync(file).size < LARGEST_CARD]).toEqual([file, true]);
    }
  });

  it('differ where titles differ', () => {
    const card = (page: string): Buffer => readFileSync(path.join(BUILD, 'cards', `${page}.jpg`));
    expect(card('docs/about').equals(card('docs/faq'))).toBe(false);
  });

  it('are those of the newest manual where it has the page of an old one', () => {
    expect(imageOf('docs/7.2/about')).toBe(`${SITE_URL}/cards/docs/about.jpg`);
    expect(imageOf('docs/5.1/feature/wordparty-controller')).toBe(
      `${SITE_URL}/cards/docs/5.1/feature/wordparty-controller.jpg`,
    );
  });
});

describe('JSON-LD', () => {
  const types = (page: string): string[] =>
    jsonLd(pages.find(([name]) => name === `${page}.html`)?.[1] ?? '').flatMap((data) =>
      // Several things may stand in one block, as a graph.
      [...JSON.stringify(data).matchAll(/"@type":"(?<type>\w+)"/gu)].map(
        ({groups}) => groups?.['type'] ?? '',
      ),
    );

  it.each([
    ['index', ['SoftwareApplication', 'Organization', 'WebSite']],
    ['download', ['SoftwareApplication']],
    ['company', ['Organization']],
    ['membership', ['FAQPage']],
    ['docs/faq', ['BreadcrumbList', 'FAQPage']],
    ['docs/guide/install', ['BreadcrumbList']],
    ['download/wordparty-controller', ['BreadcrumbList']],
    ['tools/map/view', ['BreadcrumbList']],
    ['generator/templates/8_0', ['BreadcrumbList']],
  ])('%s has %j', (page, wanted) => {
    expect(types(page)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('/.well-known/security.txt', () => {
  const text = readFileSync(path.join(BUILD, '.well-known', 'security.txt'), 'utf8');
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^(?<name>[A-Z][A-Za-z-]+): (?<value>\S.*)$/u.exec(line)?.groups ?? {});
  const valueOf = (name: string): string[] =>
    fields.flatMap((field) => (field['name'] === name ? [field['value'] ?? ''] : []));

  it('has the form of RFC 9116', () => {
    expect(fields.map(({name}) => name)).toEqual([
      ...['Contact', 'Expires', 'Preferred-Languages', 'Canonical'],
    ]);
    expect(valueOf('Contact')[0]).toMatch(/^(?:https:\/\/|mailto:)\S+$/u);
    expect(valueOf('Canonical')).toEqual([`${SITE_URL}/.well-known/security.txt`]);
    expect(valueOf('Preferred-Languages')).toEqual(['ja, en']);
  });
  it('holds from now on for no more than a year', () => {
    const days = (Date.parse(valueOf('Expires')[0] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});
