import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';
import {bar, marks} from './support/marks';
import {box, field, form, options, pages, results, searchUrl} from './support/search';

/** What only the index of the real site shows; how queries are read is the engine's unit tests'. */
async function askTheSite(page: Page): Promise<void> {
  await test.step('at most 8 suggestions, highlighted', async () => {
    await box(page).fill('コメント');
    await expect(pages(page)).toHaveCount(8);
    await expect(options(page).first().locator('mark').first()).toHaveText('コメント');
  });
  await test.step('another spelling, a reading, and kana for kanji', async () => {
    await box(page).fill('ｲﾝｽﾄｰﾙ');
    await expect(options(page).filter({hasText: 'インストール'}).first()).toBeVisible();
    await box(page).fill('ドウサカンキョウ');
    await expect(options(page).first()).toContainText('本アプリについて');
    await box(page).fill('ほんやく');
    await expect(options(page).first().locator('mark').first()).toHaveText('翻訳');
  });
  await test.step('a slip of the input method is searched as it was meant, or as it is', async () => {
    await box(page).fill('yomiage');
    await expect(page.getByText('『読み上げ』で検索しました')).toBeVisible();
    await expect(pages(page).first()).toContainText('読み上げ');
    await page.getByRole('button', {name: /yomiage/u}).click();
    await expect(page.getByText('No results')).toBeVisible();
  });
  await test.step('other versions: a page that only they have, and one that is named', async () => {
    await box(page).fill('ワードパーティーコントローラー');
    await expect(options(page).filter({hasText: '7.0のマニュアル'}).first()).toHaveAttribute(
      'href',
      /^\/docs\/7\.0\/feature\/wordparty-controller/u,
    );
    await box(page).fill('読み上げ 7.2');
    await expect(page.getByRole('link', {name: '7.2のマニュアルで'})).toHaveAttribute(
      'href',
      /version=docs(?:%2F|\/)7\.2/u,
    );
  });
  await test.step('section 8: No results when nothing is found', async () => {
    await box(page).fill('qqqqzzzz');
    await expect(form(page).getByText('No results')).toBeVisible();
    await expect(form(page).getByText('言葉を減らすか')).toBeVisible();
    await expect(form(page).getByRole('status')).toHaveText('見つかりませんでした');
  });
}

test('section 9: nothing is loaded before the first focus or hover, then each file once; suggestions of the site; one picked by keyboard leads to marks in its section', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const files = (): string[] => loaded.filter((url) => url.includes('/assets/search/'));
  await gotoHydrated(page, '/docs/about?q=1');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /assets\/search|worker/u.test(url))).toEqual([]);
  await box(page).hover();
  await expect.poll(() => files().length).toBe(2);
  await askTheSite(page);
  expect(files()).toHaveLength(2);
  expect(new Set(files()).size).toBe(2);
  await test.step('a link leads to all results', async () => {
    await box(page).fill('コメント');
    const all = page.getByRole('link', {name: 'すべての結果を見る See all results'});
    await expect(all).toHaveAttribute('href', searchUrl('コメント'));
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=/u);
    await expect(results(page).nth(8)).toBeVisible();
  });
  // What marks words is a chunk that only a page with words to mark loads.
  expect(loaded.filter((url) => url.includes('search-marks'))).toEqual([]);
  await test.step('a suggestion is picked by keyboard', () => pickByKeyboard(page));
  await test.step('another hit on the same page; Escape clears the marks', async () => {
    const before = await marks(page);
    expect(before.length).toBeGreaterThan(0);
    await box(page).fill('アンインストールする');
    await expect(options(page).first()).toContainText('アンインストール');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page)).not.toEqual(before);
    await expect(page.locator('#アンインストールする')).toBeInViewport();
    const {pathname, hash} = new URL(page.url());
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(pathname + hash);
  });
});

async function pickByKeyboard(page: Page): Promise<void> {
  await box(page).focus();
  await page.keyboard.type('ファイルを入手する');
  await expect(options(page).first()).toContainText('ファイルを入手する');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = await options(page).first().getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guide\/install\?highlight=[^#]+#/u);
  await expect(options(page)).toHaveCount(0);
  await expect(page.locator('#ファイルを入手する')).toBeInViewport();
  await expect(bar(page)).toContainText('表示中');
}

test('results page: the address is answered, then holds the state, and going back works', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const version = page.getByLabel('バージョン', {exact: true});
  await test.step('section 2: the query of the address, with a slash after the path', async () => {
    await page.goto(`/search/?q=${encodeURIComponent('ｲﾝｽﾄｰﾙ')}`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(main.getByRole('status')).toHaveText(/^\d+ページ見つかりました/u);
    await expect(results(page).first()).toContainText('インストール');
    await expect(field(page)).toHaveValue('ｲﾝｽﾄｰﾙ');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('「ｲﾝｽﾄｰﾙ」の検索結果');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/u);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
  });
  await test.step('section 8: No documents were found, with other ways to go on', async () => {
    await field(page).fill('qqqqzzzz');
    await expect(main.getByRole('status')).toHaveText('見つかりませんでした');
    await expect(main.getByText('No documents were found')).toHaveCount(1);
    await expect(main.getByRole('link', {name: 'ガイド'})).toHaveAttribute('href', '/docs/guide');
  });
  await test.step('the state is in the address, and the focus stays', async () => {
    await field(page).fill('設定');
    await field(page).press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await field(page).fill('インストール');
    await field(page).press('Enter');
    await expect(results(page).first()).toContainText('インストール');
    await expect(field(page)).toBeFocused();
    await version.selectOption('docs/7.2');
    await expect(page).toHaveURL(/&version=docs\/7\.2$/u);
    await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/docs\/7\.2\//u,
    );
  });
  await test.step('going back works, also from a result', async () => {
    await page.goBack();
    await expect(version).toHaveValue('docs');
    await page.goBack();
    await expect(field(page)).toHaveValue('設定');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('「設定」の検索結果');
    await results(page).first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/search/u);
    await page.goBack();
    await expect(field(page)).toHaveValue('設定');
    await expect(results(page).first()).toBeVisible();
  });
  await test.step('section 5: operators work on Japanese', () => tryOperators(page));
});

async function tryOperators(page: Page): Promise<void> {
  await box(page).fill('title:棒読み*');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).first()).toContainText('棒読みちゃん');
  await box(page).fill('設定~x');
  await expect(form(page).getByText('edit distance must be numeric')).toBeVisible();
  await box(page).fill('http://localhost:11180/ 表示');
  await expect(options(page).first()).toBeVisible();
}

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
    await expect(main.locator('noscript p')).toHaveText(/JavaScriptが必要です/u);
    await expect(main.getByRole('link', {name: '設定', exact: true})).toHaveAttribute(
      'href',
      '/docs/settings',
    );
    await expect(main.getByRole('search')).toHaveAttribute('action', '/search');
  });
});
