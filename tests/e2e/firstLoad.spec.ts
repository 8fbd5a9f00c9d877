import type {Page} from '@playwright/test';
import {announcementBar} from '../../config/announcement';
import {expect, gotoHydrated, hydrate, moveMouse, test} from './support/fixtures';

const MAIN = /\/assets\/js\/main\.[\da-f]+\.js$/u;

/** Holds the application back until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIN, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('before the application has arrived', () => {
  test('no script but the boot file is asked for until somebody interacts, or five seconds have passed; a route whose chunk is gone after a new deployment is opened by a full load', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|Loading chunk|ChunkLoadError/u);
    const scripts: string[] = [];
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.clock.install();
    await page.goto('/docs/guide');
    await page.clock.runFor(1500);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/boot\./u)]);
    await test.step('an idle page loads the application by itself', async () => {
      await page.clock.runFor(5000);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      expect(scripts.length).toBeGreaterThan(3);
    });
    await test.step('a route whose chunk is gone is opened by a full load', async () => {
      documents = 0;
      await page.route(/\/assets\/js\/(?!main|runtime|boot)[^/]+\.js$/u, (route) => route.abort());
      await page
        .getByRole('main')
        .getByRole('link', {name: /インストール/u})
        .first()
        .click();
      await expect.poll(() => documents).toBeGreaterThan(0);
      await expect(page).toHaveURL(/\/docs\/guide\/install/u);
      await expect(page.getByRole('heading', {level: 1})).toContainText('インストール');
    });
  });

  test('React leaves the head of an old manual and of news as it was', async ({page}) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seenHeads: seen});
      const look = (): void => {
        const data = document.querySelectorAll('script[type="application/ld+json"]');
        const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
        seen.add(`${document.title} ${canonical?.href ?? 'none'} ${String(data.length)}`);
      };
      addEventListener('DOMContentLoaded', () => {
        look();
        const changes = {childList: true, subtree: true, attributes: true, characterData: true};
        new MutationObserver(look).observe(document.head, changes);
      });
    });
    for (const path of ['/docs/7.2/about', '/news/app-8-0-7']) {
      await gotoHydrated(page, path);
      const heads = await page.evaluate(() => [
        ...(window as unknown as {seenHeads: Set<string>}).seenHeads,
      ]);
      expect(heads, path).toHaveLength(1);
      expect(heads[0]).toMatch(/[1-9]$/u);
    }
  });

  test('corrupt stored values leave a page in a valid state; the colour mode switch answers at once, another control once it has arrived', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'purple');
      localStorage.setItem('docs-preferred-version-default', '{"9');
      localStorage.setItem('docusaurus.announcement.id', '\u0000');
      localStorage.setItem('docusaurus.announcement.dismiss', '[]');
    });
    const release = await holdApplication(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/docs/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // There need not be one (config/announcement.ts).
    const bar = page.locator('.theme-announcement-bar');
    if (announcementBar !== undefined) await expect(bar).toBeVisible();
    const toggle = page.locator('[data-color-mode-toggle]:visible').first();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    if (announcementBar !== undefined) {
      await bar.getByRole('button').click();
      await expect(bar).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expect(bar).toBeHidden();
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  });

  test('what is chosen is not undone by the application', async ({page}) => {
    const count = page.getByRole('main').getByRole('status').filter({hasText: '種類'});
    const tall = page.getByRole('checkbox', {name: '縦'});
    const wide = page.getByRole('checkbox', {name: '横'});
    await test.step('a version and filters', async () => {
      const release = await holdApplication(page);
      await page.goto('/generator/templates');
      const all = await count.textContent();
      await page.getByRole('radio', {name: '6.0'}).check();
      await tall.check();
      await wide.check();
      await wide.uncheck();
      release();
      await hydrate(page);
      await expect(count).not.toHaveText(all ?? '');
      await expect(page.getByRole('radio', {name: '6.0'})).toBeChecked();
      await expect(tall).toBeChecked();
      await expect(wide).not.toBeChecked();
      // What is chosen next adds to it.
      await wide.check();
      await expect(tall).toBeChecked();
      await page.unroute(MAIN);
    });
    await test.step('an order', async () => {
      const release = await holdApplication(page);
      await page.goto('/templates/downloads');
      const order = page.getByRole('combobox', {name: '並べ方'});
      const first = page.getByRole('main').getByRole('article').first();
      const before = await first.textContent();
      await order.selectOption({index: 1});
      release();
      await hydrate(page);
      await expect(order).toHaveValue(/^(?!picked)/u);
      await expect(first).not.toHaveText(before ?? '');
    });
  });
});

test.describe('when scripts cannot be loaded', () => {
  test('the page reloads once, then says what to do; text and links stay', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource/u);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(MAIN, (route) => route.abort());
    await page.goto('/docs/about');
    await moveMouse(page);
    await expect.poll(() => loads).toBe(2);
    await moveMouse(page);
    const alert = page.locator('.load-failure');
    await expect(alert).toContainText('ページの一部を読み込めませんでした');
    await expect(alert).toContainText('Loading failed');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    await page.unroute(MAIN);
    await alert.getByRole('button', {name: /Retry/u}).click();
    await expect(alert).toBeHidden();
    await hydrate(page);
    expect(loads).toBe(2);
  });

  test('a page without its boot file says so', async ({page, quiet}) => {
    quiet.allow(/Failed to load resource/u);
    await page.route(/\/assets\/js\//u, (route) => route.abort());
    await page.goto('/docs/about');
    await expect(page.getByRole('alert')).toContainText(/Error: http.*boot\./u);
    await expect(page.getByRole('alert')).toBeInViewport({ratio: 1});
    await page.unroute(/\/assets\/js\//u);
    await page.getByRole('button', {name: 'Retry（もう一度読み込む）'}).click();
    await hydrate(page);
  });

  test('it is said too when the chunks of a page are missing', async ({page, quiet}) => {
    quiet.allow(/Failed to load resource|Loading chunk|ChunkLoadError/u);
    await page.addInitScript(() => {
      sessionStorage.setItem('site.reloadedAt', String(Date.now()));
    });
    await page.route(/\/assets\/js\/(?!main|runtime|boot)[^/]+\.js$/u, (route) => route.abort());
    // An older manual also misses its route tables then.
    for (const path of ['/docs/about', '/docs/7.2/about']) {
      await page.goto(path);
      await moveMouse(page);
      await expect(page.getByRole('alert')).toContainText('ページの一部を読み込めませんでした');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
  });
});

test.describe('storage', () => {
  test('a page works with blocked storage', async ({page, quiet}) => {
    quiet.allow(/Docusaurus browser storage is not available/u);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await gotoHydrated(page, '/docs/about');
    const toggle = page.locator('[data-color-mode-toggle]:visible').first();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });
});
