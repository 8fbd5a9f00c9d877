import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';

const box = (page: Page) =>
  page.getByRole('search', {name: 'サイト内検索'}).locator('input[name="q"]');
const options = (page: Page) => page.getByRole('listbox', {name: '検索の候補'}).getByRole('option');

/** The contents of the index, without which titles, keywords and headings answer. */
const isContents = ({pathname}: URL): boolean =>
  pathname.startsWith('/assets/search/') && !pathname.endsWith('.head.json');
/** Stands in texts of the manual, and in no title, keyword or heading. */
const IN_TEXT = 'パスワード';

test('titles answer until the contents are there; then the query is asked again', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isContents, async (route) => {
    await held;
    await route.continue();
  });
  await gotoHydrated(page, '/');
  await box(page).fill('設定');
  await expect(options(page).first()).toContainText('設定');
  await expect(options(page)).toHaveCount(8);
  await box(page).fill(IN_TEXT);
  // What the titles do not hold the contents may: nothing is said of it yet.
  await page.waitForTimeout(500);
  await expect(page.getByText('No results')).toHaveCount(0);
  release();
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  await expect(options(page).first()).toContainText('Twitchにログインできない');
});

test('each file is fetched once, both stages at the same time', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Heads that never come do not keep the contents waiting.
  await page.route('**/assets/search/*.head.json', () => undefined);
  const files = (): string[] => asked.filter((path) => path.startsWith('/assets/search/'));
  await gotoHydrated(page, '/docs/about');
  await box(page).hover();
  await expect.poll(() => files().length).toBe(4);
  await box(page).fill('設定');
  await page.waitForTimeout(300);
  expect(new Set(files()).size).toBe(4);
  expect(files()).toHaveLength(4);
});

test('contents that cannot be loaded are told, titles still answer, and Retry loads them', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/u);
  await page.route(isContents, (route) => route.abort());
  await gotoHydrated(page, '/');
  await box(page).fill('設定');
  await expect(options(page).first()).toContainText('設定');
  await expect(page.getByRole('alert')).toContainText('本文を読み込めませんでした');
  await box(page).fill(IN_TEXT);
  await expect(page.getByText('No results')).toBeVisible();
  await page.unroute(isContents);
  await page.getByRole('button', {name: /Retry/u}).click();
  // A busy machine takes its time over the index.
  await expect(options(page).first()).toContainText('Twitchにログインできない', {timeout: 20_000});
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a title typed in kana is found and marked where it stands in kanji', async ({page}) => {
  await gotoHydrated(page, '/');
  await box(page).fill('ほんやく');
  await expect(options(page).first().locator('mark').first()).toHaveText('翻訳');
});

test('the results page says so, too', async ({page, quiet}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/u);
  await page.route(isContents, (route) => route.abort());
  await page.goto(`/search?q=${encodeURIComponent('設定')}`);
  await expect(page.getByRole('main').locator('ol li').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '本文を読み込めませんでした',
  );
});
