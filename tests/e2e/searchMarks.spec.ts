import type {Page} from '@playwright/test';
import {contrast} from '@komebiyori/lib/contrast';
import {color} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';
import {address, bar, expectCurrentInView, marks, openMarked, place} from './support/marks';
import {holdFiles} from './support/search';

/** Text and ground of the marks, and of the current one. */
function markColors(page: Page): Promise<(readonly [text: string, ground: string])[]> {
  return page.evaluate(() => {
    const hex = (color: string): string =>
      `#${(color.match(/\d+/gu) ?? [])
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`;
    const element = document.querySelector('main p') ?? document.body;
    return ['search', 'search-current'].map((name) => {
      const style = getComputedStyle(element, `::highlight(${name})`);
      return [hex(style.color), hex(style.backgroundColor)] as const;
    });
  });
}

test.describe('words named by the address', () => {
  test('are marked at once, in every spelling, and a bar says how many', async ({page}) => {
    await openMarked(page, address('/docs/guide/install', ['いんすとる', 'OBS']));
    // The application is asked for with the page, not after five idle seconds.
    const isEager = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource');
      const main = scripts.find(({name}) => /\/main\.[^/]*\.js$/u.test(name));
      const [page] = performance.getEntriesByType('navigation');
      const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
      return main !== undefined && main.startTime < loaded;
    });
    expect(isEager).toBe(true);
    await expect(bar(page)).toContainText('「インストール」');
    const found = await marks(page);
    expect(new Set(found)).toEqual(new Set(['インストール', 'OBS']));
    await expect(bar(page)).toContainText(`を${found.length}か所に表示中`);
    await expect(place(page)).toHaveText(`1/${found.length}`);
    expect(await page.locator('main mark').count()).toBe(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/docs\/guide\/install$/u,
    );
    await expect(
      page.locator('.theme-doc-sidebar-container a[href="/docs/guide/install"]'),
    ).toHaveAttribute('aria-current', 'page');
    await test.step('they are readable in both colour modes', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await color(page, colorScheme);
        const colors = await markColors(page);
        for (const [text, ground] of colors) {
          expect(contrast(text, ground), colorScheme).toBeGreaterThanOrEqual(4.5);
        }
        expect(colors[0]).not.toEqual(colors[1]);
      }
    });
  });

  test('are marked on pages of every kind, also over elements of code', async ({page}) => {
    for (const [path, words] of [
      ['/docs/7.1/guide/install', ['コメント']],
      ['/terms', ['利用']],
      ['/news', ['お知らせ']],
      ['/docs/developer/http-api', ['コメント', 'application/json']],
    ] as const) {
      await test.step(path, async () => {
        await openMarked(page, address(path, [...words]));
        await expect(place(page)).toHaveText(/^\d+\/\d+$/u);
        expect(new Set(await marks(page))).toEqual(new Set(words));
      });
    }
    const inCode = await page.evaluate(() =>
      [...(CSS.highlights.get('search') ?? [])].some(
        ({startContainer}) => startContainer.parentElement?.closest('pre') !== null,
      ),
    );
    expect(inCode).toBe(true);
  });

  test('are looked for by a chunk that no other page loads', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await gotoHydrated(page, '/docs/guide/install?q=1');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
    expect(loaded.filter((url) => url.includes('search-marks'))).toEqual([]);
  });
});

test.describe('place of the page', () => {
  test('without an anchor: the first mark comes into view, and nothing shifts; going back', async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await openMarked(page, address('/docs/guide/install', ['アンインストール']));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expectCurrentInView(page);
    expect(await shifted()).toBeLessThan(0.01);
    await test.step('going back brings the marks back, and leaves the place to the browser', async () => {
      await page.evaluate(() => {
        window.scrollTo(0, 200);
      });
      await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
      await expect(bar(page)).toHaveCount(0);
      expect(await marks(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('インストール');
      await expect(place(page)).toHaveText(/^1/u);
      // The first mark is far below.
      expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(200);
    });
  });

  test('stays where a visitor has scrolled to', async ({page}) => {
    const release = await holdFiles(page, '**/search-marks*.js');
    await page.goto(address('/docs/guide/install', ['アンインストール']));
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.evaluate(() => {
      window.scrollTo(0, 300);
    });
    release();
    await expect(place(page)).toHaveText(/^1/u);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
});
