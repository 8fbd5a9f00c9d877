/** Failures of the network and of the server: it is told which, and nothing is lost. See drills.spec. */
import type {Locator, Page} from '@playwright/test';
import {countDocuments, expect, gotoHydrated, test} from './support/fixtures';
import {box} from './support/search';

const MAP = '/tools/map';
const NETWORK = /Failed to load resource|Loading (?:CSS )?chunk/u;

const failure = (page: Page): Locator => page.locator('.load-failure');
const retry = (page: Page): Locator => failure(page).getByRole('button', {name: 'Retry'});
const title = (page: Page): Locator => page.getByLabel('題名');

test('a network that asks for a password answers with its own page', async ({page, quiet}) => {
  quiet.allow(new RegExp(`${NETWORK.source}|Unexpected token`, 'u'));
  const portal = {contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>'};
  const main = /\/assets\/js\/main\.[^/]+\.js$/u;
  // The page itself was there before.
  await page.route(main, (route) => route.fulfill(portal));
  await page.goto(MAP);
  await expect(failure(page)).toContainText('通信を確かめて');
  await page.unroute(main);
  await retry(page).click();
  await expect(title(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await title(page).fill('みんなの地図');
  await page.route(/\/assets\/|\/tools\/map$/u, (route) => route.fulfill(portal));
  const zip = page.getByRole('button', {name: 'zipを保存'});
  await zip.click();
  await expect(page.getByText('Wi-Fiのログイン画面')).toBeVisible();
  await page.unroute(/\/assets\/|\/tools\/map$/u);
  const download = page.waitForEvent('download');
  await zip.click();
  await download;
  await expect(title(page)).toHaveValue('みんなの地図');
});

test('the server is in trouble while a page is read', async ({page, quiet}) => {
  quiet.allow(NETWORK);
  await gotoHydrated(page, '/docs/guide/setup');
  const documents = countDocuments(page);
  await page.route(/./u, (route) => route.fulfill({status: 502, body: 'Bad Gateway'}));
  await page.locator('.pagination-nav__link--next').click();
  await expect(failure(page)).toContainText('サーバーが応答していません');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(documents()).toBe(0);
});

test('nothing comes of the next page', async ({page}) => {
  await page.clock.install();
  await gotoHydrated(page, '/docs/guide/setup');
  const held = /\/assets\//u;
  await page.route(held, () => undefined);
  await page.locator('.pagination-nav__link--next').click();
  await page.clock.runFor(21_000);
  await expect(failure(page)).toContainText('次のページを読み込めませんでした');
  await retry(page).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('最初の設定');
  await expect(failure(page)).toHaveCount(0);
});

test('the site was built anew while a page is open, and the index of its search is gone', async ({
  page,
  quiet,
}) => {
  quiet.allow(NETWORK);
  await gotoHydrated(page, '/docs/about');
  await page.route(/\/assets\/search\//u, (route) => route.fulfill({status: 404}));
  await page.route('/docs/about', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/(main)\.[0-9a-f]{8}/u, '$1.00000000'),
    });
  });
  await box(page).fill('設定');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('サイトが新しくなっています');
  await expect(alert.getByRole('button', {name: 'ページを再読み込みする'})).toBeVisible();
});

test('nothing comes of the frame of a preview', async ({page}) => {
  await page.clock.install();
  await page.route(/\/frame\.html$/u, () => undefined);
  await gotoHydrated(page, '/generator/templates/8_0');
  await expect(page.getByText('見本を用意しています')).toBeVisible();
  // The frame is asked for after what it shows has come.
  await expect(async () => {
    await page.clock.runFor(21_000);
    await expect(page.getByText('見本を表示できませんでした')).toBeVisible({timeout: 500});
  }).toPass();
  await expect(page.getByRole('region', {name: '項目'})).toBeVisible();
});
