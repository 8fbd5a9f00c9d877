import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../config/site';
import {attribute, metaContent, titleOf} from '../../plugins/lib/pages';
import versions from '../../versions.json';
import {docsPages, referencePages} from './siteFiles';

const BUILD = path.join(__dirname, '..', '..', 'build');
const NEWEST = versions[0] ?? '';

/** The built page of an address. */
const htmlOf = (page: string): string => readFileSync(path.join(BUILD, `${page}.html`), 'utf8');
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/gu, '');

describe('a page of the manual', () => {
  const linksOf = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<a(?<tag>\s[^>]*)>(?<inner>[^]*?)<\/a>/gu)].map(({groups}) => [
        textOf(groups?.['inner'] ?? ''),
        attribute(groups?.['tag'] ?? '', 'href'),
      ]),
    );
  const noteOf = (page: string): string =>
    /role="?note"?>(?<note>[^]*?)<\/div>/u.exec(htmlOf(page))?.groups?.['note'] ?? '';

  it('of an old version says so and leads to the same page of the newest, or the nearest', () => {
    const same = noteOf('docs/7.2/urls');
    expect(textOf(same)).toContain('これは7.2のマニュアルです。');
    expect(linksOf(same)).toMatchObject({[`${NEWEST}の同じページを見る`]: '/docs/urls'});
    expect(htmlOf('docs/7.2/urls')).not.toMatch(/role="?alert/u);
    const near = noteOf('docs/7.0/feature/wordparty-controller');
    expect(textOf(near)).toContain(`${NEWEST}にはこのページがありません`);
    expect(linksOf(near)).toMatchObject({
      [`${NEWEST}の近いページを見る`]: '/docs/feature/wordparty-ponkit',
    });
    expect(htmlOf('docs/urls')).not.toContain('theme-doc-version-banner');
  });

  it('of an old version names it in title and description', () => {
    const old = htmlOf('docs/7.2/urls');
    expect(titleOf(old, '')).toMatch(/（7\.2） \| /u);
    expect(old.match(/<meta[^>]*name="?description/gu)).toHaveLength(1);
    expect(metaContent(old, 'description')).toMatch(/^7\.2のマニュアルです。./u);
    expect(titleOf(htmlOf('docs/urls'), '')).not.toMatch(/（\d/u);
  });

  it.each([
    ['docs/7.2/urls', '/docs/urls'],
    ['docs/5.0/guide', '/docs/guide'],
    ['docs/urls', '/docs/urls'],
    ['docs/7.0/feature/wordparty-controller', '/docs/7.0/feature/wordparty-controller'],
  ])('%s has the canonical address %s', (page, canonical) => {
    const tags = (htmlOf(page).match(/<link[^>]*>/gu) ?? []).filter(
      (tag) => attribute(tag, 'rel') === 'canonical',
    );
    expect(tags.map((tag) => attribute(tag, 'href'))).toEqual([`${SITE.defaultUrl}${canonical}`]);
  });

  it('has a version menu that keeps the page, or leads to the nearest one', () => {
    const menuOf = (page: string): Record<string, string> =>
      linksOf(
        /<details[^>]*data-disclosure[^>]*><summary[^>]*>(?:(?!<\/summary>)[^])*マニュアルのバージョン[^]*?<\/details>/u.exec(
          htmlOf(page),
        )?.[0] ?? '',
      );
    expect(menuOf('docs/feature/dictionary')).toMatchObject({
      [NEWEST]: '/docs/feature/dictionary',
      '7.2（近いページ）': '/docs/7.2/settings/speech',
      '5.0（近いページ）': '/docs/5.0/settings/speech',
    });
    expect(menuOf('docs/7.0/feature/wordparty-controller')).toMatchObject({
      [`${NEWEST}（近いページ）`]: '/docs/feature/wordparty-ponkit',
      '7.1（近いページ）': '/docs/7.1/feature/wordparty-ponkit',
      '5.1': '/docs/5.1/feature/wordparty-controller',
      '5.0（近いページ）': '/docs/5.0/feature/wordparty',
    });
    expect(menuOf('terms')).toMatchObject({[NEWEST]: '/docs/about', '5.0': '/docs/5.0/about'});
  });

  it('has breadcrumbs: for machines without trailing slashes, and one current place', () => {
    const html = htmlOf('docs/7.2/guide/setup');
    const items = [...html.matchAll(/"item":"(?<url>[^"]+)"/gu)].map(({groups}) => groups?.['url']);
    expect(items.length).toBeGreaterThan(1);
    for (const url of items) expect(url).not.toMatch(/\/$/u);
    const shown = /class="?breadcrumbs[^]*?<\/ol>/u.exec(html)?.[0] ?? '';
    expect(shown.match(/aria-current="?page/gu)).toHaveLength(1);
  });

  it('shows each block of code as one, with a button that copies it', () => {
    const fences = ['docs/developer', 'docs/settings/api', 'docs/feature/yncneo'].map(htmlOf);
    for (const html of fences) {
      const blocks = html.match(/<pre[^>]*><code class="?language-/gu) ?? [];
      expect(blocks.length).toBeGreaterThan(0);
      expect(html.match(/<code class="?language-/gu)).toHaveLength(blocks.length);
      expect(html.match(/コードをコピー/gu)?.length).toBeGreaterThanOrEqual(blocks.length);
    }
  });

  it('lists its headings of levels 2 and 3', () => {
    const html = htmlOf('docs/guide/install');
    const [, desktop = ''] = html.split('theme-doc-toc-desktop');
    const toc = desktop.match(/table-of-contents__link/gu) ?? [];
    const [article = ''] = /<article>[^]*<\/article>/u.exec(html) ?? [];
    const headings = article.match(/<h[23][\s>]/gu) ?? [];
    expect(headings.length).toBeGreaterThan(5);
    expect(toc).toHaveLength(headings.length);
    expect(article).not.toMatch(/<h4[\s>]/u);
  });
});

describe('tags', () => {
  const mainOf = (page: string): string => /<main[^]*<\/main>/u.exec(htmlOf(page))?.[0] ?? '';
  const headingOf = (page: string): string | undefined =>
    /<h1[^>]*>(?<text>[^<]*)/u.exec(mainOf(page))?.groups?.['text'];

  it('their index is one list in Japanese order, without bare letters as headings', () => {
    expect(titleOf(htmlOf('docs/tags'), '')).toMatch(/^マニュアルのタグ一覧/u);
    expect(mainOf('docs/tags').match(/<h\d[\s>]/gu)).toHaveLength(1);
    const labels = [...mainOf('docs/tags').matchAll(/rel="?tag[^>]*>(?<label>[^<]*)/gu)].map(
      ({groups}) => groups?.['label'] ?? '',
    );
    const japanese = [
      'アップデート',
      'アンケート',
      'インストール',
      'カスタマイズ',
      'コメントログ',
      '設定',
      'テンプレート',
      'ワードパーティー',
    ];
    const latin = labels.filter((label) => /^[a-z]/iu.test(label));
    expect(labels).toEqual([...japanese.filter((label) => labels.includes(label)), ...latin]);
    expect(latin).toEqual([...latin].sort(new Intl.Collator('ja').compare));
    expect(latin).toContain('OBS');
  });

  it('their index names an old version, and a Japanese tag has its page', () => {
    expect(headingOf('docs/7.2/tags')).toBe('7.2のマニュアルのタグ一覧');
    expect(headingOf('docs/tags/設定')).toBe('タグ「設定」のページ');
    expect(mainOf('docs/tags/設定')).toMatch(/<h2[\s>]/u);
  });
});

it('captions are true on a phone, and name numbers that the drawing has', () => {
  /** Of the app or its corners, whatever the width. */
  const fixed = /右クリック|右上の「⋯」|右端に「URL」|左から右へ|右の欄を/gu;
  const wrong = new Set<string>();
  for (const [, page] of [...docsPages, ...referencePages]) {
    for (const [, figure = ''] of page.matchAll(/<figure(?<inner>[^]*?)<\/figure>/gu)) {
      const caption = textOf(
        /<figcaption[^>]*>(?<text>[^]*?)<\/figcaption>/u.exec(figure)?.[1] ?? '',
      );
      const rest = figure.replace(/<figcaption[^]*?<\/figcaption>/u, '');
      // Parts that stand side by side stand below each other in a narrow column.
      const hasSide = /[左右]/u.test(caption.replaceAll(fixed, ''));
      const unknown = (caption.match(/[①-⑳]/gu) ?? []).filter((number) => !rest.includes(number));
      if (hasSide || unknown.length > 0) wrong.add(caption);
    }
  }
  expect([...wrong]).toEqual([]);
});
