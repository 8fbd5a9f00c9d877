import type {Page} from '@playwright/test';
import {contrast} from '@komebiyori/lib/contrast';
import {color} from './support/axe';
import {expect, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';
import {address, bar, button, expectCurrentInView, marks, openMarked, place} from './support/marks';

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

/** Leads to an address of the site without a new document, as the history does. */
async function lead(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, url);
}

test('words named by the address are marked at once, in every spelling, and a bar says how many; on pages of every kind, also over elements of code', async ({
  page,
}) => {
  await openMarked(page, address('/docs/guide/install', ['いんすとる', 'OBS']));
  await test.step('the application is asked for with the page, not after five idle seconds', async () => {
    const isEager = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource');
      const main = scripts.find(({name}) => /\/main\.[^/]*\.js$/u.test(name));
      const [page] = performance.getEntriesByType('navigation');
      const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
      return main !== undefined && main.startTime < loaded;
    });
    expect(isEager).toBe(true);
  });
  await test.step('in every spelling, and nothing of the page is changed', async () => {
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
  });
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
  for (const [path, words] of [
    ['/docs/7.1/guide/install', ['コメント']],
    ['/terms', ['利用']],
    ['/news', ['お知らせ']],
    ['/docs/developer/http-api', ['コメント', 'application/json']],
  ] as const) {
    await test.step(path, async () => {
      await lead(page, address(path, [...words]));
      await expect.poll(async () => new Set(await marks(page))).toEqual(new Set(words));
      await button(page, '次へ').click();
      await expect(place(page)).toHaveText(/^\d+\/\d+$/u);
    });
  }
  const inCode = await page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].some(
      ({startContainer}) => startContainer.parentElement?.closest('pre') !== null,
    ),
  );
  expect(inCode).toBe(true);
});

test('without an anchor the first mark comes into view, and nothing shifts; the bar is the first stop of Tab; going back brings the marks back', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await openMarked(page, address('/docs/guide/install', ['アンインストール']));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expectCurrentInView(page);
  expect(await shifted()).toBeLessThan(0.01);
  await test.step('Tab leads to the bar, whose keyboard is pageMarks.browser.test.ts’s', async () => {
    await page.keyboard.press('Tab');
    await expect(button(page, '前へ')).toBeFocused();
  });
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
