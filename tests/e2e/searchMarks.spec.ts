import {contrast} from '../../src/lib/contrast';
import {expect, gotoHydrated, test} from './support/fixtures';
import {watchShifts} from './support/layoutShifts';
import {
  address,
  bar,
  currentBox,
  expectCurrentInView,
  marks,
  openMarked,
  place,
} from './support/marks';

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
  });

  for (const [path, word] of [
    ['/docs/7.1/guide/install', 'コメント'],
    ['/docs/developer/http-api', 'コメント'],
    ['/terms', '利用'],
    ['/news', 'お知らせ'],
  ] as const) {
    test(`are marked on ${path}`, async ({page}) => {
      await openMarked(page, address(path, [word]));
      await expect(place(page)).toHaveText(/^\d+\/\d+$/u);
      expect(new Set(await marks(page))).toEqual(new Set([word]));
    });
  }

  test('are marked over elements of code', async ({page}) => {
    await openMarked(page, address('/docs/developer/http-api', ['application/json']));
    const inCode = await page.evaluate(() =>
      [...(CSS.highlights.get('search') ?? [])].some(
        ({startContainer}) => startContainer.parentElement?.closest('pre') !== null,
      ),
    );
    expect(inCode).toBe(true);
  });

  test('that the page does not hold leave it as it is', async ({page}) => {
    await page.goto(address('/docs/guide/install', ['qqqqzzzz']));
    await page.waitForResponse(/search-marks/u);
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toHaveCount(0);
  });

  test('are looked for by a chunk that no other page loads', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await gotoHydrated(page, '/docs/guide/install?q=1');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
    expect(loaded.filter((url) => url.includes('search-marks'))).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are readable in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openMarked(page, address('/docs/guide/install', ['起動']));
      const colors = await page.evaluate(() => {
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
      for (const [text, ground] of colors) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(colors[0]).not.toEqual(colors[1]);
    });
  }
});

test.describe('place of the page', () => {
  test('without an anchor: the first mark comes into view, and nothing shifts', async ({page}) => {
    const shifted = await watchShifts(page);
    await openMarked(page, address('/docs/guide/install', ['アンインストール']));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expectCurrentInView(page);
    expect(await shifted()).toBeLessThan(0.01);
  });

  test('with an anchor: the section stays where the browser put it', async ({page}) => {
    const anchor = encodeURIComponent('最初に起動する');
    await openMarked(page, address('/docs/guide/install', ['起動'], `#${anchor}`));
    await expect(place(page)).toHaveText(/^[2-9]/u);
    await expect(page.locator('#最初に起動する')).toBeInViewport();
    const {top} = await currentBox(page);
    const heading = await page.locator('#最初に起動する').boundingBox();
    // The heading holds the word itself.
    expect(Math.abs(top - (heading?.y ?? 0))).toBeLessThan(40);
  });

  test('stays where a visitor has scrolled to', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-marks*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address('/docs/guide/install', ['アンインストール']));
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.evaluate(() => {
      window.scrollTo(0, 300);
    });
    release();
    await expect(place(page)).toHaveText(/^1/u);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('going back brings the marks back, and leaves the place to the browser', async ({page}) => {
    await openMarked(page, address('/docs/guide/install', ['アンインストール']));
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
