import {expect, gotoHydrated, test} from './support/fixtures';
import {
  address,
  bar,
  button,
  currentBox,
  expectCurrentInView,
  marks,
  openMarked,
  place,
} from './support/marks';
import {box, options, results, searchUrl} from './support/search';

test.describe('bar', () => {
  test('leads from mark to mark and round; a link of a heading clears', async ({page}) => {
    await openMarked(page, address('/docs/guide/install', ['起動']));
    await test.step('from mark to mark and round', async () => {
      const count = (await marks(page)).length;
      for (const at of [2, 3, 4, 5]) {
        await button(page, '次へ').click();
        await expect(place(page)).toHaveText(`${at}/${count}`);
        await expectCurrentInView(page);
      }
      await expect(bar(page).getByRole('status').last()).toContainText(`${count}か所の5番目：`);
      for (const at of [4, 3, 2, 1, count]) {
        await button(page, '前へ').click();
        await expect(place(page)).toHaveText(`${at}/${count}`);
      }
      await expectCurrentInView(page);
    });
    await test.step('Escape closes an open menu, or is the search box’s, and clears nothing', async () => {
      const menu = page.locator('.navbar details[data-disclosure]').first();
      await menu.locator('summary').click();
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
      await expect(bar(page)).toBeVisible();
      await box(page).focus();
      await page.keyboard.press('Escape');
      await expect(bar(page)).toBeVisible();
      await box(page).blur();
    });
    await test.step('links of headings carry no words, and clear when followed', async () => {
      const link = page.locator('#ファイルを入手する .hash-link');
      await expect(link).toHaveAttribute('href', '/docs/guide/install#ファイルを入手する');
      await page.evaluate(() => Object.assign(window, {isSame: true}));
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        `/docs/guide/install#${encodeURIComponent('ファイルを入手する')}`,
      );
      await expect(bar(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  });

  test('on a phone it brings marks in wide code into view, and lies beside nothing else that is fixed', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openMarked(page, address('/docs/guide/install', ['dgst', 'base64']));
    const count = (await marks(page)).length;
    for (let at = 0; at < count; at += 1) {
      await button(page, '次へ').click();
      await expectCurrentInView(page);
      const {left} = await currentBox(page);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(390);
    }
    await test.step('beside nothing else that is fixed', async () => {
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await page.mouse.wheel(0, 3000);
      await page.waitForFunction(() => window.scrollY > 1500);
      await page.mouse.wheel(0, -600);
      const up = page.locator('.theme-back-to-top-button');
      await expect(up).toBeVisible();
      const above = await up.boundingBox();
      const below = await bar(page).boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect(below?.x).toBeGreaterThanOrEqual(0);
      expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(390);
      for (const one of await bar(page).getByRole('button').all()) {
        const box = await one.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  });

  test('clears marks and parameter; the rest of the address and the menus agree', async ({
    page,
  }) => {
    await openMarked(page, `${address('/docs/guide/install', ['起動', 'OBS'])}&a=1#最初に起動する`);
    await test.step('the section stays where the browser put it', async () => {
      // Some marks stand above it.
      await expect(place(page)).toHaveText(/^(?:[2-9]|\d{2,})\//u);
      const heading = page.locator('#最初に起動する');
      await expect(heading).toBeInViewport();
      const {top} = await currentBox(page);
      // The heading holds the word itself.
      expect(Math.abs(top - ((await heading.boundingBox())?.y ?? 0))).toBeLessThan(40);
    });
    await button(page, '消す').click();
    await expect(bar(page)).toHaveCount(0);
    expect(await marks(page)).toEqual([]);
    await expect(page).toHaveURL(`/docs/guide/install?a=1#${encodeURIComponent('最初に起動する')}`);
    await expect(page.locator('.navbar a[href*="/docs/7.1/"]').first()).not.toHaveAttribute(
      'href',
      /highlight/u,
    );
    await page.reload();
    await page.locator('html').press('Shift');
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(bar(page)).toHaveCount(0);
  });

  test('works with the keyboard alone, and the focus stays with the text', async ({page}) => {
    await openMarked(page, address('/docs/guide/install', ['アンインストール']));
    await page.keyboard.press('Tab');
    await expect(button(page, '前へ')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveText(/^2/u);
    await page.keyboard.press('Tab');
    await expect(button(page, '消す')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toContain('アンインストール');
  });
});

test.describe('a hit', () => {
  test('leads to marks in its section, from page to page and within one', async ({page}) => {
    await gotoHydrated(page, searchUrl('ファイルを入手する'));
    await results(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/guide\/install\?highlight=[^#]+#/u);
    await expect(page.locator('#ファイルを入手する')).toBeInViewport();
    await expect(bar(page)).toContainText('表示中');
    const before = await marks(page);
    expect(before.length).toBeGreaterThan(0);
    // Another hit on the same page.
    await box(page).fill('アンインストールする');
    await expect(options(page).first()).toContainText('アンインストール');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page)).not.toEqual(before);
    await expect(page.locator('#アンインストールする')).toBeInViewport();
    await test.step('Escape clears', async () => {
      const {pathname, hash} = new URL(page.url());
      await page.keyboard.press('Escape');
      await expect(bar(page)).toHaveCount(0);
      await expect(page).toHaveURL(pathname + hash);
    });
  });
});

test('without the highlight API the words are wrapped, and React keeps its page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights');
  });
  await openMarked(page, address('/docs/guide/install', ['起動', 'コメント']));
  expect(await page.locator('main mark').count()).toBeGreaterThan(3);
  await button(page, '次へ').click();
  await expect(page.locator('main mark[data-current]').first()).toBeInViewport();
  await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  await expect(page.locator('mark')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.locator('html').press('Escape');
  await expect(page.locator('main mark')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('インストール');
});
