/** How styles arrive: plugins/bundle. */
import type {Locator, Page} from '@playwright/test';
import {countDocuments, expect, gotoHydrated, test} from './support/fixtures';

const MAP = '/tools/map';
const NETWORK = /Failed to load resource|ERR_FAILED|Loading CSS chunk/u;

const failure = (page: Page): Locator => page.locator('.load-failure');
const retry = (page: Page): Locator => failure(page).getByRole('button', {name: 'Retry'});
const title = (page: Page): Locator => page.getByLabel('題名');

test('a page loads no stylesheet again, and the next one what it has more', async ({page}) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(new URL(request.url()).pathname);
  });
  await gotoHydrated(page, '/docs/guide');
  await page.waitForLoadState('networkidle');
  const own = await page.locator('script[data-styles]').getAttribute('data-styles');
  const known = (own ?? '').split(' ').filter(Boolean);
  expect(known.length).toBeGreaterThan(0);
  expect(styles.filter((name) => known.includes(name))).toEqual([]);
  await page.locator('.theme-doc-sidebar-container a[href="/docs/guide/install"]').click();
  await expect(page).toHaveURL('/docs/guide/install');
  await expect(page.locator('link[href*="/windows."]')).toHaveCount(1);
  expect(styles.filter((name) => name.includes('/page.'))).toHaveLength(1);
});

test('the stylesheet of a page is gone after a deployment', async ({page, quiet}) => {
  quiet.allow(NETWORK);
  const styles = /\/assets\/css\/page\.[^/]+\.css$/u;
  const documents = countDocuments(page);
  await page.route(styles, (route) => route.abort());
  await page.goto(MAP);
  await expect(failure(page)).toContainText('/assets/css/page.');
  // Also when the tool itself is there.
  await expect(title(page)).toBeAttached();
  await expect(failure(page)).toBeVisible();
  await page.unroute(styles);
  await retry(page).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(page.locator('head link[href*="/assets/css/page."]')).toHaveCount(1);
  expect(documents()).toBe(2);
});

test('the styles of a tool are gone after a deployment', async ({page, quiet}) => {
  quiet.allow(NETWORK);
  const styles = /\/assets\/css\/commentMap-later\.[^/]+\.css$/u;
  const documents = countDocuments(page);
  await page.route(styles, (route) => route.abort());
  await page.goto(MAP);
  await expect(failure(page)).toContainText('Loading CSS chunk');
  expect(documents()).toBe(2);
  await page.unroute(styles);
  await retry(page).click();
  await expect(title(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(documents()).toBe(2);
});
