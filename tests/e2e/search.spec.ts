import {expect, gotoHydrated, hydrate, test} from './support/fixtures';
import {box, options, pages, results} from './support/search';

test.describe('search box', () => {
  test('section 4: nothing is loaded before the first focus or hover', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await gotoHydrated(page, '/docs/about');
    await page.waitForTimeout(300);
    expect(loaded.filter((url) => /assets\/search|worker/u.test(url))).toEqual([]);
    await box(page).hover();
    await expect.poll(() => loaded.filter((url) => url.includes('/assets/search/')).length).toBe(2);
    await box(page).fill('設定');
    await expect(options(page).first()).toBeVisible();
    expect(loaded.filter((url) => url.includes('/assets/search/'))).toHaveLength(2);
  });

  test('section 9: at most 8 suggestions, highlighted, and a link to all results', async ({
    page,
  }) => {
    await gotoHydrated(page, '/');
    await box(page).fill('コメント');
    await expect(pages(page)).toHaveCount(8);
    await expect(options(page).first().locator('mark').first()).toHaveText('コメント');
    const all = page.getByRole('link', {name: 'すべての結果を見る See all results'});
    await expect(all).toHaveAttribute('href', `/search?q=${encodeURIComponent('コメント')}`);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=/u);
    await expect(results(page).nth(8)).toBeVisible();
  });

  test('a suggestion is picked by keyboard', async ({page}) => {
    await gotoHydrated(page, '/');
    await box(page).focus();
    await page.keyboard.type('インストール');
    await expect(options(page).first()).toContainText('インストール');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const id = await options(page).first().getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guide\/install/u);
    await expect(options(page)).toHaveCount(0);
  });

  test('Escape closes the suggestions and keeps text and focus', async ({page}) => {
    await gotoHydrated(page, '/');
    await box(page).fill('設定');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('設定');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
  });

  for (const query of ['ｲﾝｽﾄｰﾙ', 'いんすとーる', 'インスト-ル', 'インストル']) {
    test(`${query} finds インストール`, async ({page}) => {
      await gotoHydrated(page, '/');
      await box(page).fill(query);
      await expect(options(page).filter({hasText: 'インストール'}).first()).toBeVisible();
    });
  }

  test('a reading finds the page that gives it as a keyword', async ({page}) => {
    await gotoHydrated(page, '/');
    await box(page).fill('ドウサカンキョウ');
    await expect(options(page).first()).toContainText('本アプリについて');
  });

  test('section 8: No results when nothing is found', async ({page}) => {
    await gotoHydrated(page, '/');
    await box(page).fill('qqqqzzzz');
    const panel = page.getByRole('search', {name: 'サイト内検索'});
    await expect(panel.getByText('No results')).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText('見つかりませんでした');
  });

  test('section 9: mod+k leads to the box, also when pressed before React is there', async ({
    page,
  }) => {
    await page.goto('/docs/about');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await box(page).blur();
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('the arriving index never takes the focus back', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/search/**', async (route) => {
      await held;
      await route.continue();
    });
    await gotoHydrated(page, '/docs/about');
    await box(page).fill('設定');
    await expect(page.getByText('検索の準備をしています…')).toBeVisible();
    const link = page.locator('main a').first();
    await link.focus();
    const arrived = page.waitForResponse('**/assets/search/**');
    release();
    await arrived;
    await page.waitForTimeout(300);
    await expect(link).toBeFocused();
    await expect(options(page)).toHaveCount(0);
  });

  test('an index that cannot be loaded is told and can be tried again', async ({page, quiet}) => {
    quiet.allow(/ERR_FAILED|Failed to load resource/u);
    await page.route('**/assets/search/**', (route) => route.abort());
    await gotoHydrated(page, '/');
    await box(page).fill('設定');
    await expect(page.getByRole('alert')).toContainText('検索の準備ができませんでした');
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', {name: /Retry/u}).click();
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('what was typed before React is there is answered', async ({page}) => {
    await page.goto('/');
    await box(page).pressSequentially('設定');
    await hydrate(page);
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('設定');
  });

  test('an old version is searched by itself', async ({page}) => {
    await gotoHydrated(page, '/docs/7.2/about');
    await box(page).fill('インストール');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/7\.2\//u);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=[^&]+&version=docs\/7\.2$/u);
    await expect(page.getByLabel('バージョン', {exact: true})).toHaveValue('docs/7.2');
    await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/docs\/7\.2\//u,
    );
  });

  test('section 8: a context offers its own results, or those outside it', async ({page}) => {
    await gotoHydrated(page, '/docs/developer');
    await box(page).fill('開発者');
    const within = page.getByRole('link', {name: 'See all results within "開発者向け"'});
    await expect(within).toHaveAttribute('href', /&ctx=developer$/u);
    await box(page).fill('インストール');
    await expect(
      page.getByRole('link', {name: 'See all results outside "開発者向け"'}),
    ).toBeVisible();
    await expect(options(page).first()).toContainText('インストール');
  });

  test('on a phone the box is an icon that opens over the whole width', async ({page}) => {
    await page.setViewportSize({width: 375, height: 740});
    await gotoHydrated(page, '/');
    const before = await box(page).boundingBox();
    const brand = await page.locator('.navbar__brand').first().boundingBox();
    expect(before?.width).toBeLessThan(48);
    await box(page).click();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(330);
    expect(await page.locator('.navbar__brand').first().boundingBox()).toEqual(brand);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    const target = await options(page).first().getAttribute('href');
    await options(page).first().click();
    await expect(page).toHaveURL(target ?? '');
    // The box shrinks in a transition.
    await expect.poll(async () => (await box(page).boundingBox())?.width).toBeLessThan(48);
  });
});

test.describe('results page', () => {
  for (const path of ['/search', '/search/']) {
    test(`section 2: ${path} answers the query of its address`, async ({page}) => {
      await page.goto(`${path}?q=${encodeURIComponent('ｲﾝｽﾄｰﾙ')}`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        /^\d+ページ見つかりました/u,
      );
      await expect(results(page).first()).toContainText('インストール');
      await expect(page.getByLabel('探す言葉')).toHaveValue('ｲﾝｽﾄｰﾙ');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('「ｲﾝｽﾄｰﾙ」の検索結果');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/u);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
    });
  }

  test('the state is in the address, the focus stays, and going back works', async ({page}) => {
    await page.goto(`/search?q=${encodeURIComponent('設定')}`);
    await expect(results(page).first()).toBeVisible();
    const field = page.getByLabel('探す言葉');
    await field.fill('インストール');
    await field.press('Enter');
    await expect(results(page).first()).toContainText('インストール');
    await expect(field).toBeFocused();
    await page.getByLabel('バージョン', {exact: true}).selectOption('docs/7.2');
    await expect(page).toHaveURL(/&version=docs\/7\.2$/u);
    await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/docs\/7\.2\//u,
    );
    await page.goBack();
    await expect(page.getByLabel('バージョン', {exact: true})).toHaveValue('docs');
    await page.goBack();
    await expect(field).toHaveValue('設定');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('「設定」の検索結果');
    await results(page).first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/search/u);
    await page.goBack();
    await expect(field).toHaveValue('設定');
    await expect(results(page).first()).toBeVisible();
  });

  test('section 8: No documents were found, with other ways to go on', async ({page}) => {
    await page.goto('/search?q=qqqqzzzz');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('見つかりませんでした');
    await expect(main.getByText('No documents were found')).toHaveCount(1);
    await expect(main.getByRole('link', {name: 'ガイド'})).toHaveAttribute('href', '/docs/guide');
  });

  test('a hit leads to the section that it names', async ({page}) => {
    await page.goto(`/search?q=${encodeURIComponent('ファイルを入手する')}`);
    await results(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/guide\/install\?highlight=[^#]+#/u);
    await expect(page.getByRole('heading', {name: 'ファイルを入手する'})).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the box is a form that leads to a page with an explanation and the indexes', async ({
    page,
  }) => {
    await page.goto('/docs/7.2/about');
    await box(page).fill('設定');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=%E8%A8%AD%E5%AE%9A&version=docs%2F7\.2$/u);
    const main = page.getByRole('main');
    // Playwright leaves <noscript> out of texts, so its paragraph is asked for directly.
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript p')).toHaveText(/JavaScriptが要ります/u);
    await expect(main.getByRole('link', {name: '設定', exact: true})).toHaveAttribute(
      'href',
      '/docs/settings',
    );
    await expect(main.getByRole('search')).toHaveAttribute('action', '/search');
  });
});
