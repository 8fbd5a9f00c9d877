import type {Page} from '@playwright/test';
import {chunkOf, holdChunk} from './support/chunks';
import {expect, gotoHydrated, test} from './support/fixtures';

const BAR = '#nprogress .bar';

test('a thin bar appears 200 ms after a route change and finishes with it', async ({page}) => {
  const chunk = await holdChunk(page, chunkOf('/urls'));
  await page.clock.install();
  await gotoHydrated(page, '/docs/about');
  await page.evaluate((selector) => {
    const times: {click?: number; bar?: number} = {};
    Object.assign(window, {times});
    addEventListener('click', () => (times.click ??= performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector(selector) !== null) times.bar ??= performance.now();
    }).observe(document.body, {childList: true, subtree: true});
  }, BAR);
  await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
  await expect(page.locator(BAR)).toBeAttached();
  const times = await page.evaluate(
    () => (window as unknown as {times: {click: number; bar: number}}).times,
  );
  expect(times.bar - times.click).toBeGreaterThanOrEqual(195);

  // It starts at 0.08 and creeps on by at most 0.02 every 800 ms.
  const done = () =>
    page
      .locator(BAR)
      .evaluate(
        (bar) =>
          1 + Number(/-?[\d.]+/u.exec(bar.style.transform.replace('translate3d', ''))?.[0]) / 100,
      );
  expect(await done()).toBeCloseTo(0.08, 1);
  const before = await done();
  await page.clock.runFor(1800);
  const after = await done();
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThan(0.07);

  const height = await page.locator(BAR).evaluate((bar) => bar.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(3);
  const colours = await page.locator(BAR).evaluate((bar) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--site-primary)';
    document.body.append(probe);
    return [getComputedStyle(bar).backgroundColor, getComputedStyle(probe).color];
  });
  expect(colours[0]).toBe(colours[1]);

  chunk.open();
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await test.step('none when the page is there within 200 ms, nor for a jump within it', () =>
    expectNoBar(page));
});

async function expectNoBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = {bar: false};
    Object.assign(window, {seen});
    new MutationObserver(() => {
      seen.bar ||= document.querySelector('#nprogress') !== null;
    }).observe(document.body, {childList: true, subtree: true});
  });
  const link = page.locator('.theme-doc-sidebar-container a[href="/docs/supported-sites"]');
  // What the link leads to is fetched ahead.
  const fetched = page.waitForResponse(async (response) =>
    /assets\/js/u.test(response.url())
      ? (await response.text()).includes(chunkOf('/supported-sites'))
      : false,
  );
  await link.hover();
  await fetched;
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('対応サイト');
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/u);
  await page.clock.runFor(400);
  expect(await page.evaluate(() => (window as unknown as {seen: {bar: boolean}}).seen.bar)).toBe(
    false,
  );
}

test('it goes on until the last page is there when clicks follow each other', async ({page}) => {
  const first = await holdChunk(page, chunkOf('/urls'));
  const last = await holdChunk(page, chunkOf('/supported-sites'));
  await gotoHydrated(page, '/docs/about');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.locator('a[href="/docs/urls"]').click();
  await sidebar.locator('a[href="/docs/supported-sites"]').click();
  await expect(page.locator(BAR)).toBeAttached();
  const arrived = page.waitForResponse(async (response) =>
    /assets\/js/u.test(response.url()) ? (await response.text()).includes(chunkOf('/urls')) : false,
  );
  first.open();
  await arrived;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Neither the first page nor an empty one takes the place of the page that is read.
  await expect(page.getByRole('heading', {level: 1})).toContainText('本アプリについて');
  await expect(page.locator(BAR)).toBeAttached();
  last.open();
  await expect(page.getByRole('heading', {level: 1})).toContainText('対応サイト');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
