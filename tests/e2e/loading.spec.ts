import type {Page} from '@playwright/test';
import {chunkOf, holdChunk, onChunk} from './support/chunks';
import {expect, gotoHydrated, moveMouse, test} from './support/fixtures';

const sidebarLink = (page: Page, href: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${href}"]`);

const loader = (page: Page) => page.locator('[data-route-loading]');

test('while a page loads, an animated loader appears after 200 ms over the one before', async ({
  page,
}) => {
  const chunk = await holdChunk(page, chunkOf('/urls'));
  await page.clock.install();
  await gotoHydrated(page, '/docs/about');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await sidebarLink(page, '/docs/urls').click();
  await page.clock.runFor(190);
  await expect(loader(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(loader(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
  const [drawing] = await loader(page).locator('svg').all();
  const motion = () => drawing?.evaluate((svg) => getComputedStyle(svg).animationName);
  expect(await motion()).not.toBe('none');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await motion()).toBe('none');

  chunk.open();
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  await expect(loader(page)).toHaveCount(0);
});

/** In the page: how many blocks the page that comes next has when its heading is there. */
function blocksOfNextPage(): Promise<number> {
  const shown = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === shown) return;
      changes.disconnect();
      resolve(document.querySelectorAll('.theme-doc-markdown > *').length);
    });
    changes.observe(document.body, {childList: true, characterData: true, subtree: true});
  });
}

test('of a page that a link leads to the top is drawn first; one that is returned to is whole at once', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/urls');
  const blocks = page.locator('.theme-doc-markdown > *');
  const whole = await blocks.count();
  await sidebarLink(page, '/docs/about').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
  const followed = page.evaluate(blocksOfNextPage);
  await sidebarLink(page, '/docs/urls').click();
  expect(await followed).toBeLessThan(whole);
  await expect(blocks).toHaveCount(whole);
  const bottom = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    return scrollY;
  });
  await sidebarLink(page, '/docs/about').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
  const returned = page.evaluate(blocksOfNextPage);
  await page.goBack();
  expect(await returned).toBe(whole);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(bottom / 2);
});

test('without a network the page stays, under a red box with the error and a Retry that retries', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ChunkLoadError|Loading (?:CSS )?chunk|ERR_FAILED|ERR_INTERNET_DISCONNECTED/u);
  const chunk = await holdChunk(page, chunkOf('/urls'));
  await gotoHydrated(page, '/docs/about');
  await context.setOffline(true);
  chunk.break();
  await sidebarLink(page, '/docs/urls').click();

  const failure = page.locator('.load-failure');
  await expect(failure).toContainText('次のページを読み込めませんでした');
  await expect(failure).toContainText(/ChunkLoadError|Loading CSS chunk/u);
  // What is wrong is heard without the words of the error, and the ways on stand before the page.
  await expect(page.getByRole('alert')).toHaveText(/^次のページを読み込めませんでした。[^A-Z]+$/u);
  expect(await failure.evaluate((box) => box.previousElementSibling)).toBeNull();
  await expect(loader(page)).toHaveCount(0);
  await expect(page.locator('#nprogress')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
  const [red, green, blue] = await failure.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/gu) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(100);

  const retry = failure.getByRole('button', {name: 'Retry'});
  await retry.click();
  await expect(retry).toBeFocused();
  await expect(retry).toHaveText('Retry（もう一度読み込む）');
  await context.setOffline(false);
  chunk.open();
  await retry.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  await expect(failure).toHaveCount(0);
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

test('a page whose scripts fail on the first load says so once, stays readable and can be tried again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Loading chunk|ERR_FAILED|ChunkLoadError/u);
  let isGone = true;
  await onChunk(page, chunkOf('/urls'), async (route, body) => {
    if (isGone) await route.abort();
    else await route.fulfill({body, contentType: 'text/javascript'});
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
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  isGone = false;
  await page.getByRole('button', {name: 'Retry（もう一度読み込む）'}).click();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page.getByRole('alert')).toHaveCount(0);
});
