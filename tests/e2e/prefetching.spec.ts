import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';

test.describe('prefetching', () => {
  /** How often Docusaurus's own function, which the budget wraps, has started fetching. */
  const started = (page: Page): Promise<number> =>
    page.evaluate(
      () => (window as unknown as {prefetchCounter: {started: number}}).prefetchCounter.started,
    );
  const countPrefetches = async (page: Page): Promise<number> => {
    await page.waitForTimeout(1000);
    return page.locator('head link[rel="prefetch"]').count();
  };
  const follow = async (page: Page, path: string): Promise<void> => {
    await page.locator(`.theme-doc-sidebar-container a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`.theme-doc-sidebar-container a[href="${path}"]`)).toHaveAttribute(
      'aria-current',
      'page',
    );
  };

  test('nothing is fetched ahead in data-saver mode and on a very slow connection, else at most twelve links of a page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const counter = {started: 0};
      Object.assign(window, {
        prefetchCounter: counter,
        connection: {saveData: true, effectiveType: '4g'},
      });
      Object.defineProperty(navigator, 'connection', {
        get: () => Reflect.get(window, 'connection') as unknown,
      });
      let current: {prefetch: (url: string) => unknown} | undefined;
      Object.defineProperty(window, 'docusaurus', {
        configurable: true,
        get: () => current,
        set: (value: {prefetch: (url: string) => unknown}) => {
          const isOriginal = current === undefined;
          current = {
            ...value,
            prefetch: (url) => {
              const started = value.prefetch(url);
              if (isOriginal && started !== false) counter.started += 1;
              return started;
            },
          };
        },
      });
    });
    await gotoHydrated(page, '/docs/guide');
    expect(await countPrefetches(page)).toBe(0);
    await test.step('on a very slow connection', async () => {
      await page.evaluate(() =>
        Object.assign(window, {connection: {saveData: false, effectiveType: 'slow-2g'}}),
      );
      await follow(page, '/docs/settings');
      expect(await countPrefetches(page)).toBe(0);
    });
    await test.step('else at most twelve', async () => {
      await page.evaluate(() =>
        Object.assign(window, {connection: {saveData: false, effectiveType: '4g'}}),
      );
      const before = await started(page);
      await follow(page, '/docs/feature');
      expect(await countPrefetches(page)).toBeGreaterThan(0);
      const fetched = (await started(page)) - before;
      expect(fetched).toBeGreaterThan(0);
      expect(fetched).toBeLessThanOrEqual(12);
    });
  });

  test('before the application is there, the page of the link under the pointer is', async ({
    page,
  }) => {
    await expect(async () => {
      await page.goto('/docs/guide');
      await page.locator('nav.menu a[href="/docs/settings"]').hover();
      // Longer than a pointer rests on a link that is meant (Chromium: 200 ms).
      await page.waitForTimeout(600);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForURL('/docs/settings');
      const delivered = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => {
          // TypeScript's DOM library does not know it.
          const {deliveryType} = entry as PerformanceEntry & {deliveryType?: string};
          return deliveryType;
        }),
      );
      expect(delivered).toEqual(['navigational-prefetch']);
    }).toPass();
  });
});
