import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attribute, FRAME_FILES} from '../../plugins/lib/pages';
import versions from '../../versions.json';
import {pagesOf} from '../content/support/pageTree';

const BUILD = path.join(__dirname, '..', '..', 'build');

const pages = new Map(
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    // Frames of previews are no pages of the site.
    .filter((name) => name.endsWith('.html') && !FRAME_FILES.includes(name))
    .map((name) => [name.replace(/\.html$/u, ''), readFileSync(path.join(BUILD, name), 'utf8')]),
);
const forwarding = (html: string): boolean => html.includes('http-equiv="refresh"');
const docsPath = (version: string): string =>
  version === versions[0] ? 'docs' : `docs/${version}`;

/** Section 2 of the specification, "Top-level pages (exact paths)". */
const ROUTES = [
  'index',
  'news',
  'company',
  'terms',
  'policy',
  'commerce-legal',
  'accessibility',
  'mediakit',
  'thanks',
  'download',
  'download/wordparty-controller',
  'membership',
  'account/signin',
  'account/my',
  'account/checkout/succeeded',
  'tools/map',
  'tools/map/view',
  'tools/mic-checker',
  'tools/volume-party',
  'tools/webm',
  'tools/wordparty-ponkit',
  'generator/templates',
  ...['4_2', '5_0', '5_1', '6_0', '7_0', '8_0'].map((version) => `generator/templates/${version}`),
  'templates/downloads',
  'manual/handwriting-overlay',
  'infomation/breaking-8',
  'search',
];

describe('routes', () => {
  it.each(ROUTES)('%s is a page without a trailing slash', (route) => {
    expect([...pages.keys()]).toContain(route);
    expect(existsSync(path.join(BUILD, route, 'index.html'))).toBe(false);
  });

  it.each(versions)('version %s has its pages, tag index and tag pages at its path', (version) => {
    for (const page of [
      'about',
      'faq',
      'supported-sites',
      'templates',
      'urls',
      'contributing',
      'guide',
      'guide/install',
      'feature',
      'settings',
      'trouble-shooting',
      'customize',
      'pro',
      'tags',
      'tags/obs',
      'tags/pro',
      'tags/url',
      'tags/word-party',
      'tags/voicevox',
      'tags/設定',
      'tags/アップデート',
      'tags/アンケート',
      'tags/インストール',
      'tags/カスタマイズ',
      'tags/コメントログ',
      'tags/テンプレート',
    ]) {
      expect([...pages.keys()]).toContain(`${docsPath(version)}/${page}`);
    }
  });

  it('no version before 8.0 has the developer section and the tags api, sdk and twitch', () => {
    for (const version of versions) {
      for (const page of ['developer', 'tags/api', 'tags/sdk', 'tags/twitch']) {
        expect([version, page, pages.has(`${docsPath(version)}/${page}`)]).toEqual([
          version,
          page,
          pagesOf(version).includes('developer/index'),
        ]);
      }
    }
  });

  it('/docs and the root of each version lead to about, also on hosts without redirects', () => {
    expect(pages.get('docs')).toContain('url=/docs/about"');
    for (const version of versions.slice(1)) {
      expect(pages.get(`docs/${version}`)).toContain(`url=/docs/${version}/about"`);
    }
  });
});

describe('every page', () => {
  const real = [...pages].filter(([, html]) => !forwarding(html));

  it('is Japanese and has exactly one h1', () => {
    for (const [name, html] of real) {
      expect([name, /<html lang="?ja/u.test(html)]).toEqual([name, true]);
      expect([name, html.match(/<h1[\s>]/gu)?.length]).toEqual([name, 1]);
    }
  });

  it('has a description of its own', () => {
    const seen = new Map<string, string>();
    for (const [name, html] of real) {
      if (name === '404' || /\/tags(?:\/|$)/u.test(name)) continue;
      const meta =
        /<meta[^>]*name="?description"?[^>]*content=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/u;
      const {quoted, bare} = meta.exec(html)?.groups ?? {};
      const description = quoted ?? bare ?? '';
      expect([name, description.length >= 30]).toEqual([name, true]);
      const version = /^docs\/\d\.\d/u.exec(name)?.[0] ?? '';
      expect([name, seen.get(version + description)]).toEqual([name, undefined]);
      seen.set(version + description, name);
    }
  });

  it('promises nothing for later', () => {
    for (const [name, html] of real) {
      expect([name, /準備中|近日公開|coming soon|TODO/iu.exec(html)?.[0]]).toEqual([
        name,
        undefined,
      ]);
    }
  });

  it('loads the application through the boot file only', () => {
    for (const [name, html] of real) {
      const sources = [...html.matchAll(/<script[^>]*\ssrc="?(?<src>[^\s">]+)/gu)].map(
        ({groups}) => groups?.['src'],
      );
      expect([name, sources.length, sources[0]]).toEqual([
        name,
        1,
        expect.stringMatching(/^\/assets\/js\/boot\.[\da-f]{8}\.js$/u),
      ]);
    }
  });

  it('names the hash of the boot file, so that a changed one is not run', () => {
    for (const [name, html] of real) {
      const [tag = ''] = /<script[^>]*\ssrc=[^>]*>/u.exec(html) ?? [];
      const file = readFileSync(path.join(BUILD, attribute(tag, 'src')));
      const hash = createHash('sha256').update(file).digest('base64');
      expect([name, attribute(tag, 'integrity')]).toEqual([name, `sha256-${hash}`]);
    }
  });

  it('keeps private and search pages out of search engines', () => {
    const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    for (const name of [
      '404',
      'search',
      'account/signin',
      'account/my',
      'account/checkout/succeeded',
      'tools/map/view',
    ]) {
      expect([name, /<meta[^>]*name="?robots"?[^>]*noindex/u.test(pages.get(name) ?? '')]).toEqual([
        name,
        true,
      ]);
      expect(sitemap).not.toContain(`/${name}<`);
    }
  });

  it('has every text of the theme that its scripts ask for', () => {
    const folder = path.join(BUILD, 'assets', 'js');
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const asked = new Set(
      code.flatMap((text) =>
        [...text.matchAll(/\bid:"(?<id>theme\.[\w.]+)"/gu)].map(([, id = '']) => id),
      ),
    );
    expect(asked.size).toBeGreaterThan(15);
    const texts = /"theme\.AnnouncementBar\.closeButtonAriaLabel":/u;
    const table = code.find((text) => texts.test(text)) ?? '';
    expect([...asked].filter((id) => !table.includes(`"${id}":`))).toEqual([]);
  });

  it('ships no third-party address or secret name in its scripts', () => {
    const scripts = readdirSync(path.join(BUILD, 'assets', 'js')).filter((name) =>
      name.endsWith('.js'),
    );
    for (const name of scripts) {
      const code = readFileSync(path.join(BUILD, 'assets', 'js', name), 'utf8');
      expect([name, /googletagmanager|doubleclick|service_role/u.exec(code)?.[0]]).toEqual([
        name,
        undefined,
      ]);
    }
  });
});

describe('the navbar', () => {
  /** Links and menus of the bar itself, not of the mobile menu: the tag, and what is in it. */
  const inBar = (page: string): (readonly [tag: string, inner: string])[] =>
    [
      ...(pages.get(page) ?? '').matchAll(
        /<(?<name>a|summary)\s(?<tag>[^>]*(?:navbar|dropdown)__link[^>]*)>(?<inner>[^]*?)<\/\k<name>>/gu,
      ),
    ].map(({groups}) => [` ${groups?.['tag'] ?? ''}`, groups?.['inner'] ?? '']);
  const textOf = (html: string): string => html.replaceAll(/<[^>]*>/gu, '');

  it.each([
    ['docs/guide/setup', ['マニュアル: true', 'ガイド: true', `${versions[0] ?? ''}: page`]],
    ['docs/about', ['マニュアル: true', 'はじめに: page', `${versions[0] ?? ''}: page`]],
    ['tools/mic-checker', ['ツール: true', 'マイクチェッカー: page']],
    ['news', ['お知らせ: page']],
  ])('on %s marks the section shown, and only that one', (page, expected) => {
    const marked = inBar(page).flatMap(([tag, inner]) => {
      const current = attribute(tag, 'aria-current');
      return current === '' ? [] : [`${textOf(inner)}: ${current}`];
    });
    expect(marked).toEqual(expected);
  });

  it('says in Japanese which links open a new tab', () => {
    const links = new Map(
      inBar('docs/about').map(([tag, inner]) => {
        const icons = (inner.match(/<svg[^>]*>/gu) ?? []).map((svg) =>
          attribute(svg, 'aria-label'),
        );
        return [textOf(inner), [attribute(tag, 'target'), ...icons]];
      }),
    );
    const says: unknown = expect.stringContaining('新しいタブで開きます');
    expect(links.get('ユーザーフォーラム')).toEqual(['_blank', says]);
    expect(links.get('ポン出しキット')).toEqual(['_blank', says]);
    expect(links.get('マイクチェッカー')).toEqual(['_self']);
  });
});
