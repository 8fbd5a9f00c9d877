import type {Page} from '@playwright/test';
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
  test('no script but the boot file is asked for until somebody interacts', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await page.goto('/docs/guide/install');
    await page.clock.runFor(1500);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/boot\./u)]);
    await hydrate(page);
    expect(scripts.length).toBeGreaterThan(3);
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

  test('an idle page loads the application by itself', async ({page}) => {
    await page.goto('/docs/about');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 15_000});
  });

  test('the page is readable and its links work without any script', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto('/docs/guide');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', {name: /インストール/u})
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/guide\/install/u);
    await context.close();
  });

  test('the colour mode switch answers at once, another control once it has arrived', async ({
    page,
  }) => {
    const release = await holdApplication(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/docs/about');
    const toggle = page.locator('[data-color-mode-toggle]:visible').first();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await expect(bar).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expect(bar).toBeHidden();
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
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
    const alert = page.getByRole('alert');
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
    await expect(page.getByRole('alert')).toContainText('再読み込みしてください');
    await expect(page.getByRole('alert')).toBeInViewport({ratio: 1});
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

  test('a route whose chunk is gone after a new deployment is opened by a full load', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|Loading chunk|ChunkLoadError/u);
    await gotoHydrated(page, '/docs/guide');
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
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

  test('corrupt values leave a page in a valid state', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'purple');
      localStorage.setItem('docs-preferred-version-default', '{"9');
      localStorage.setItem('docusaurus.announcement.id', '\u0000');
      localStorage.setItem('docusaurus.announcement.dismiss', '[]');
    });
    await gotoHydrated(page, '/docs/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/u);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });
});

test.describe('prefetching', () => {
  const countPrefetches = async (page: Page, path: string): Promise<number> => {
    await gotoHydrated(page, path);
    await page.waitForTimeout(1000);
    return page.locator('head link[rel="prefetch"]').count();
  };

  test('a page fetches ahead for at most twelve links', async ({page}) => {
    // Counts how often Docusaurus's own function, which the budget wraps, starts fetching.
    await page.addInitScript(() => {
      const counter = {started: 0};
      Object.assign(window, {prefetchCounter: counter});
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
    const links = await countPrefetches(page, '/docs/feature');
    expect(links).toBeGreaterThan(0);
    const started = await page.evaluate(
      () => (window as unknown as {prefetchCounter: {started: number}}).prefetchCounter.started,
    );
    expect(started).toBeGreaterThan(0);
    expect(started).toBeLessThanOrEqual(12);
  });

  test('nothing is fetched ahead in data-saver mode and on a very slow connection', async ({
    page,
  }) => {
    for (const connection of [
      {saveData: true, effectiveType: '4g'},
      {saveData: false, effectiveType: 'slow-2g'},
    ]) {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value, configurable: true});
      }, connection);
      expect(await countPrefetches(page, '/docs/feature')).toBe(0);
    }
  });
});
