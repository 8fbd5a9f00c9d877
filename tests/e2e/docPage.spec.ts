import versions from '../../versions.json';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';

const NEWEST = versions[0] ?? '';

test.describe('old versions', () => {
  test('a page says its version and links to the same page of the latest', async ({page}) => {
    await page.goto('/docs/7.2/urls');
    const note = page.getByRole('note');
    await expect(note).toContainText('これは7.2のマニュアルです。');
    const link = note.getByRole('link', {name: `${NEWEST}の同じページを見る`});
    await expect(link).toHaveAttribute('href', '/docs/urls');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a page that the latest version lacks says so and leads to the nearest one', async ({
    page,
  }) => {
    await page.goto('/docs/7.0/feature/wordparty-controller');
    const note = page.getByRole('note');
    await expect(note).toContainText(`${NEWEST}にはこのページがありません`);
    const link = note.getByRole('link', {name: `${NEWEST}の近いページを見る`});
    await expect(link).toHaveAttribute('href', '/docs/feature/wordparty-ponkit');
  });

  test('a page names its version in title and description', async ({page}) => {
    await page.goto('/docs/7.2/urls');
    await expect(page).toHaveTitle(/（7\.2） \| /u);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /^7\.2のマニュアルです。./u);
    await page.goto('/docs/urls');
    await expect(page).not.toHaveTitle(/（\d/u);
  });

  test('the latest version has no such note', async ({page}) => {
    await page.goto('/docs/urls');
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });

  for (const [path, canonical] of [
    ['/docs/7.2/urls', '/docs/urls'],
    ['/docs/5.0/guide', '/docs/guide'],
    ['/docs/urls', '/docs/urls'],
    ['/docs/7.0/feature/wordparty-controller', '/docs/7.0/feature/wordparty-controller'],
  ] as const) {
    test(`${path} has the canonical address ${canonical}`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      // Also with the application, which writes the head anew.
      await hydrate(page);
      const address = `https://komebiyori.example${canonical}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    });
  }
});

test('breadcrumb addresses for machines have no trailing slash', async ({page}) => {
  await page.goto('/docs/7.2/guide/setup');
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  const items = [...(json ?? '').matchAll(/"item":"([^"]+)"/gu)].map(([, url]) => url);
  expect(items.length).toBeGreaterThan(1);
  for (const url of items) expect(url).not.toMatch(/\/$/u);
  await expect(page.locator('.breadcrumbs [aria-current="page"]')).toHaveCount(1);
});

test.describe('tags', () => {
  test('the index is one list in Japanese order, without bare letters as headings', async ({
    page,
  }) => {
    await page.goto('/docs/tags');
    await expect(page).toHaveTitle(/^マニュアルのタグ一覧/u);
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
    const labels = await page.getByRole('main').locator('a[rel="tag"]').allInnerTexts();
    const japanese = [
      'アップデート',
      'アンケート',
      'インストール',
      'カスタマイズ',
      'コメントログ',
      '設定',
      'テンプレート',
    ];
    const latin = labels.filter((label) => /^[a-z]/u.test(label));
    expect(labels).toEqual([...japanese.filter((label) => labels.includes(label)), ...latin]);
    expect(latin).toEqual([...latin].sort());
    expect(latin).toContain('obs');
  });

  test('the index of an old version names the version', async ({page}) => {
    await page.goto('/docs/7.2/tags');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('7.2のマニュアルのタグ一覧');
  });

  test('a Japanese tag has its page', async ({page}) => {
    await page.goto('/docs/tags/設定');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('タグ「設定」のページ');
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
  });
});

test.describe('reading', () => {
  test('lines hold at most about 40 characters at line height 1.8', async ({page}) => {
    await page.setViewportSize({width: 1600, height: 900});
    await page.goto('/docs/urls');
    const paragraph = page.locator('.theme-doc-markdown > p').first();
    const {characters, lineHeight} = await paragraph.evaluate((element) => {
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      return {
        characters: element.getBoundingClientRect().width / size,
        lineHeight: parseFloat(style.lineHeight) / size,
      };
    });
    expect(characters).toBeLessThanOrEqual(43);
    expect(lineHeight).toBeCloseTo(1.8, 1);
  });

  test('a wide table scrolls inside its frame, by keyboard too', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await gotoHydrated(page, '/docs/urls');
    const frame = page.getByRole('group', {name: '横にスクロールできる表'}).first();
    await expect(frame).toHaveAttribute('tabindex', '0');
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({width: 1600, height: 900});
    await expect(page.getByRole('group', {name: '横にスクロールできる表'})).toHaveCount(0);
  });

  test('a table of two columns is stacked on a phone, and still a table', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/docs/urls');
    const table = page.getByRole('table').filter({hasText: '書き始め'});
    const widths = await table.evaluate(({parentElement: frame}) => [
      frame?.scrollWidth,
      frame?.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    const [label, text] = await table.getByRole('cell').all();
    const [above, below] = [await label?.boundingBox(), await text?.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect(table.getByRole('columnheader')).toHaveText(['決まり', '説明']);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(2);
    await expect(table.locator('td:not([role="cell"])')).toHaveCount(0);
  });

  test('a heading reached by a link is not under the navbar', async ({page}) => {
    await gotoHydrated(page, '/docs/urls');
    const link = page.locator('.theme-doc-toc-desktop a').nth(2);
    const id = decodeURIComponent(((await link.getAttribute('href')) ?? '#').slice(1));
    await link.click();
    const distance = (): Promise<number> =>
      page.evaluate((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        return top - (document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0);
      }, id);
    await expect.poll(distance).toBeLessThan(100);
    expect(await distance()).toBeGreaterThanOrEqual(0);
  });

  test('the list of headings opens on a phone before any script has run', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/docs/urls');
    const toc = page.getByRole('navigation', {name: 'このページの内容'});
    await expect(toc.getByRole('link').first()).toBeHidden();
    await toc.getByText('このページの内容').click();
    await expect(toc.getByRole('link').first()).toBeVisible();
  });

  test('a focused link shows a ring', async ({page}) => {
    await page.goto('/docs/urls');
    await page.locator('.theme-doc-markdown a').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = (): Promise<unknown> =>
      page.evaluate(() => {
        const style = document.activeElement && getComputedStyle(document.activeElement);
        return [style?.outlineStyle, parseFloat(style?.outlineWidth ?? '0')];
      });
    // The first key loads the application, and with it the whole stylesheet.
    await expect.poll(outline).toEqual(['solid', 3]);
  });

  test('code can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await gotoHydrated(page, '/docs/supported-sites');
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', {name: 'コードをコピー'}).click();
    await expect(block.getByRole('status')).toHaveText('コピーしました');
    const code = await block.locator('pre').evaluate((pre) => pre.textContent);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});

test('on paper only the text stays, in the colours of the light mode', async ({page}) => {
  const inks = (): Promise<string[]> =>
    page.evaluate(() =>
      ['html', '.theme-doc-markdown p', '.theme-doc-markdown a', 'figure', 'figure *', 'th'].map(
        (selector) => {
          const style = getComputedStyle(document.querySelector(selector) ?? document.body);
          return `${style.color} on ${style.backgroundColor}`;
        },
      ),
    );
  await page.goto('/docs/feature/comment-log');
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  const light = await inks();
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await inks()).toEqual(light);
  await page.emulateMedia({media: 'screen'});
  expect(await inks()).not.toEqual(light);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('nav.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
