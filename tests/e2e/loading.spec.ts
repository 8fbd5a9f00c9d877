import type {Page} from '@playwright/test';
import {chunkOf, holdChunk, onChunk} from './support/chunks';
import {expect, gotoHydrated, moveMouse, test} from './support/fixtures';

const sidebarLink = (page: Page, href: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${href}"]`);

/**
 * Brings a visitor to a route that is drawn before its chunk is there: two links clicked in a row,
 * of which the first arrives first. (A single navigation keeps the old page until the new is there.)
 */
async function openUnloadedPage(page: Page) {
  const first = await holdChunk(page, chunkOf('/urls'));
  const second = await holdChunk(page, chunkOf('/supported-sites'));
  await gotoHydrated(page, '/docs/about');
  await sidebarLink(page, '/docs/urls').click();
  await sidebarLink(page, '/docs/supported-sites').click();
  await page.evaluate(() => {
    const times: {oldGone?: number; loader?: number} = {};
    Object.assign(window, {times});
    new MutationObserver(() => {
      const now = performance.now();
      if (document.querySelector('.theme-doc-markdown') === null) times.oldGone ??= now;
      if (document.querySelector('main [role="status"] svg') !== null) times.loader ??= now;
    }).observe(document.body, {childList: true, subtree: true});
  });
  first.open();
  return second;
}

test('while a page loads, an animated loader appears after 200 ms', async ({page}) => {
  const chunk = await openUnloadedPage(page);
  const loader = page.getByRole('status').filter({hasText: '読み込んでいます'});
  await expect(loader).toBeVisible();
  const times = await page.evaluate(
    () => (window as unknown as {times: {oldGone: number; loader: number}}).times,
  );
  // The page before is seen to go a frame or two late.
  expect(times.loader - times.oldGone).toBeGreaterThan(150);
  expect(
    await loader
      .locator('svg')
      .first()
      .evaluate((svg) => getComputedStyle(svg).animationName),
  ).not.toBe('none');

  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const svg of await loader.locator('svg').all()) {
    expect(await svg.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  }

  chunk.open();
  await expect(page.getByRole('heading', {level: 1, name: '対応サイト'})).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('if loading fails, the error stands in a red box with a Retry button that retries', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ChunkLoadError|Loading chunk|ERR_FAILED/u);
  const chunk = await openUnloadedPage(page);
  await expect(page.getByRole('status').filter({hasText: '読み込んでいます'})).toBeVisible();
  // Docusaurus reloads on failure; a page with unsaved work asks first, and the visitor stays.
  await page.evaluate(() => {
    addEventListener('beforeunload', (event) => {
      event.preventDefault();
    });
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  chunk.break();

  const box = page.getByRole('alert');
  await expect(box).toContainText('ページを読み込めませんでした');
  await expect(box).toContainText('ChunkLoadError');
  const [red, green, blue] = await box.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/gu) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(100);

  chunk.open();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '対応サイト'})).toBeVisible();
});

test('a route that fails to load reloads the page', async ({page, quiet}) => {
  quiet.allow(/ChunkLoadError|Loading chunk|ERR_FAILED/u);
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  await onChunk(page, chunkOf('/urls'), async (route, body) => {
    if (documents < 2) await route.abort();
    else await route.fulfill({body, contentType: 'text/javascript'});
  });
  await gotoHydrated(page, '/docs/about');
  await sidebarLink(page, '/docs/urls').click();
  await expect.poll(() => documents).toBe(2);
  await expect(page).toHaveURL('/docs/urls');
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
});

test('a page whose scripts fail on the first load says so once and stays readable', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Loading chunk|ERR_FAILED|ChunkLoadError/u);
  await onChunk(page, chunkOf('/urls'), async (route) => {
    await route.abort();
  });
  await page.goto('/docs/urls');
  await moveMouse(page);
  // The first failure reloads the page once; the second, right after, is told.
  await page.waitForLoadState();
  await expect(async () => {
    await moveMouse(page);
    await expect(page.getByRole('alert')).toBeVisible({timeout: 500});
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('button', {name: 'Retry（もう一度読み込む）'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
});
