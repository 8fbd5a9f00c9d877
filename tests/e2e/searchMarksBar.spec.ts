import {expect, test} from './support/fixtures';
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
import {box, holdFiles} from './support/search';

// The bar by itself is held by pageMarks.browser.test.ts.
test('clears marks and parameter, and the rest of the address and the menus agree', async ({
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
  await test.step('Escape closes an open menu, or is the search box’s, and clears nothing', async () => {
    const menu = page.locator('.navbar details[data-disclosure]').first();
    await page.mouse.wheel(0, -300);
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
  await test.step('its button clears', async () => {
    await button(page, '消す').click();
    await expect(bar(page)).toHaveCount(0);
    expect(await marks(page)).toEqual([]);
    await expect(page).toHaveURL(`/docs/guide/install?a=1#${encodeURIComponent('最初に起動する')}`);
    await expect(page.locator('.navbar a[href*="/docs/7.1/"]').first()).not.toHaveAttribute(
      'href',
      /highlight/u,
    );
  });
});

test('on a phone the page stays where a visitor has scrolled to; marks in wide code come into view; it lies beside nothing else that is fixed', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await holdFiles(page, '**/search-marks*.js');
  await page.goto(address('/docs/guide/install', ['dgst', 'base64']));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(() => {
    window.scrollTo(0, 300);
  });
  release();
  await expect(place(page)).toHaveText(/^1/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  const count = (await marks(page)).length;
  for (let at = 0; at < count; at += 1) {
    await button(page, '次へ').click();
    await expectCurrentInView(page);
    // Code scrolls by itself, and may still be on its way.
    await expect
      .poll(async () => {
        const {left} = await currentBox(page);
        return left >= 0 && left < 390;
      })
      .toBe(true);
  }
  await test.step('beside nothing else that is fixed', async () => {
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await page.mouse.wheel(0, 1600);
    // At its end: what turns back while it still glides down never goes up.
    await page.waitForFunction(() => window.scrollY >= 1599);
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

test('without the highlight API the words are wrapped, and React keeps its page; a link of a heading clears', async ({
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
  await test.step('links of headings carry no words, and clear when followed', async () => {
    const link = page.locator('#ファイルを入手する .hash-link');
    await expect(link).toHaveAttribute('href', '/docs/guide/install#ファイルを入手する');
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/guide/install#${encodeURIComponent('ファイルを入手する')}`);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
  await expect(page.locator('main mark')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('インストール');
});
