import type {Locator, Page} from '@playwright/test';
import {findingsInBothModes} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';
import {holdFiles} from './support/search';

test.use({viewport: {width: 390, height: 844}});

const opener = (page: Page): Locator => page.getByRole('button', {name: 'メニューを開く'});
const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'メニュー'});
const back = (page: Page): Locator =>
  menu(page).getByRole('button', {name: /メインメニューに戻る/u});
const forward = (page: Page): Locator =>
  menu(page).getByRole('button', {name: /マニュアルの目次/u});
/** The panel that is out of sight: neither focus nor screen readers may reach it. */
const inert = (page: Page): Locator => menu(page).locator('[inert]');
const focusIsInMenu = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);

/** Keeps the application’s scripts back until the returned function is called. */
const holdApplication = (page: Page): Promise<() => void> =>
  holdFiles(page, /\/assets\/js\/(?!boot\.)/u);

test('Mobile menu: opens and closes without any script', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: {width: 390, height: 844},
    ...(baseURL !== undefined && {baseURL}),
  });
  const page = await context.newPage();
  await page.goto('/docs/about');
  await opener(page).click();
  await expect(menu(page).getByRole('link', {name: 'お知らせ'})).toBeVisible();
  await menu(page).getByRole('button', {name: 'メニューを閉じる'}).click();
  await expect(menu(page)).toBeHidden();
  await context.close();
});

/** Button and search of the closed menu. */
async function expectReachable(page: Page, width: number): Promise<void> {
  await expect(opener(page)).toBeInViewport({ratio: 1});
  const right = page.locator('nav.navbar .navbar__items--right');
  await expect(right.locator('button:visible, input:visible, a:visible').first()).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const box = await opener(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
}

test('Mobile menu: opened before React, it closes as after it, and stays open on the primary menu; then the manual’s contents come first, with a way back and forth, by keyboard too', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/docs/guide/setup');
  await test.step('the backdrop and a wide window close it', async () => {
    await opener(page).click();
    await page.mouse.click(380, 400);
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    await page.setViewportSize({width: 390, height: 844});
  });
  await test.step('opened, it stays open when React arrives', async () => {
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await focusIsInMenu(page)).toBe(true);
    const tools = menu(page).locator('summary', {hasText: 'ツール'});
    await tools.click();
    await expect(menu(page).getByRole('link', {name: 'マイクチェッカー'})).toBeVisible();
    const place = await tools.boundingBox();
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(forward(page)).toBeVisible();
    await expect(inert(page)).toHaveText(/メインメニューに戻る/u);
    expect(await tools.boundingBox(), 'nothing moves under a finger').toEqual(place);
    await forward(page).click();
    await expect(back(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
  await walkMenu(page);
});

async function walkMenu(page: Page): Promise<void> {
  await test.step('button and search are reachable at each width', async () => {
    for (const width of [320, 768, 390]) {
      await page.setViewportSize({width, height: 800});
      await expectReachable(page, width);
    }
  });
  await test.step('the contents come first', async () => {
    await opener(page).click();
    await expect(back(page)).toHaveText('← メインメニューに戻る Back to main menu');
    await expect(back(page).locator('[lang="en"]')).toHaveText('Back to main menu');
    await expect(inert(page)).toHaveText(/お知らせ/u);
    await back(page).press('Enter');
    await expect(forward(page)).toBeFocused();
    await expect(menu(page).getByRole('link', {name: 'お知らせ'})).toBeInViewport();
    await expect(inert(page)).toHaveText(/メインメニューに戻る/u);
    await forward(page).press('Enter');
    await expect(back(page)).toBeFocused();
    // Closed on the primary menu, it opens on the contents again.
    await back(page).press('Enter');
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(back(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
  await test.step('Tab stays inside, Escape closes, focus returns', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('button', {name: 'メニューを閉じる'})).toBeFocused();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(step < 40 ? 'Tab' : 'Shift+Tab');
      expect(await focusIsInMenu(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page), 'it opens again').toBeVisible();
  });
  await test.step('no axe finding in either panel', async () => {
    await expect(back(page)).toBeInViewport({ratio: 1});
    expect(await findingsInBothModes(page, 'dialog')).toEqual([]);
    await back(page).click();
    await expect(forward(page)).toBeInViewport({ratio: 1});
    expect(await findingsInBothModes(page, 'dialog')).toEqual([]);
  });
}

test('Mobile menu: the backdrop, the cross, a link, a wide window and the Back button close it', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/about');
  await opener(page).click();
  await page.mouse.click(380, 400);
  await expect(menu(page)).toBeHidden();

  await opener(page).click();
  await menu(page).getByRole('button', {name: 'メニューを閉じる'}).click();
  await expect(menu(page)).toBeHidden();

  await opener(page).click();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(menu(page), 'still the mobile layout at 996 px').toBeVisible();

  await menu(page)
    .getByRole('link', {name: /よくある質問|faq/iu})
    .last()
    .click();
  await expect(page).toHaveURL(/\/docs\/faq$/u);
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await back(page).click();
  await menu(page).getByRole('link', {name: 'お知らせ'}).click();
  await expect(page).toHaveURL(/\/news$/u);
  // The page that arrives closes the menu, and takes the scrolling back.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('お知らせ');
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .not.toBe('hidden');
  await page.setViewportSize({width: 390, height: 844});
  // Nobody is so quick: the page must have heard that it is narrow.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await test.step('a page without contents has the primary menu only', async () => {
    await opener(page).click();
    await expect(
      menu(page).getByRole('link', {name: 'ダウンロード', exact: true}),
    ).toBeInViewport();
    await expect(back(page)).toHaveCount(0);
    await expect(forward(page)).toHaveCount(0);
  });
  await test.step('dropdowns fold open in place; motion lasts 1 ms when it is reduced', async () => {
    const group = menu(page)
      .locator('details', {has: page.locator('summary', {hasText: 'マニュアル'})})
      .first();
    const duration = (): Promise<string> =>
      group.evaluate(
        (element) => getComputedStyle(element, '::details-content').transitionDuration,
      );
    expect(Number.parseFloat(await duration())).toBeGreaterThan(0.1);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(Number.parseFloat(await duration())).toBeCloseTo(0.001, 5);
    await group.locator('summary').click();
    await expect(group.getByRole('link', {name: 'よくある質問'})).toBeVisible();
    await expect(menu(page), 'folding is not leaving').toBeVisible();
  });
  await test.step('the browser’s Back button closes it first', async () => {
    await menu(page).getByRole('link', {name: 'ダウンロード', exact: true}).click();
    await expect(page).toHaveURL(/\/download$/u);
    await opener(page).click();
    await page.evaluate(() => {
      history.back();
    });
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/download$/u);
  });
});
