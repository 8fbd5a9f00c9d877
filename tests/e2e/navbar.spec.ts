import type {Locator, Page} from '@playwright/test';
import versions from '../../versions.json';
import {findingsInBothModes} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';

test.use({viewport: {width: 1280, height: 800}});

const navbar = (page: Page): Locator => page.locator('nav.navbar');
const menuButton = (page: Page, name: string): Locator =>
  navbar(page).locator('.navbar__items summary', {hasText: new RegExp(`(^| )${name}$`, 'u')});
const menu = (page: Page, name: string): Locator => menuButton(page, name).locator('..');

/** Makes any page long, with links to tab through and a heading with a Japanese id. */
async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const line = (text: string, href: string, id = ''): HTMLElement => {
      const link = Object.assign(document.createElement('a'), {id, href, textContent: text});
      const paragraph = document.createElement('p');
      paragraph.append(link);
      return paragraph;
    };
    const lines = (): HTMLElement[] =>
      Array.from({length: 60}, (_, index) => line(`行${String(index)}`, '#line'));
    const id = '長い見出し';
    const heading = Object.assign(document.createElement('h2'), {id, textContent: id});
    const box = document.createElement('div');
    box.append(line('見出しへ', `#${id}`, 'jump'), ...lines(), heading, ...lines());
    box.append(line('見出しへ戻る', `#${id}`, 'jump-up'));
    document.querySelector('main')?.prepend(box);
    scrollTo(0, 0);
  });
}

test('Navbar: without script dropdowns open, and the text is readable and its links work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: {width: 1280, height: 800},
    ...(baseURL !== undefined && {baseURL}),
  });
  const page = await context.newPage();
  await page.goto('/docs/guide');
  await menuButton(page, 'マニュアル').click();
  await expect(menu(page, 'マニュアル').getByRole('link', {name: 'よくある質問'})).toBeVisible();
  await menuButton(page, 'その他').click();
  await expect(menu(page, 'マニュアル'), 'only one is open').not.toHaveAttribute('open');
  // A switch that cannot work is not shown.
  await expect(navbar(page).locator('[data-color-mode-toggle]').first()).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  await main
    .getByRole('link', {name: /インストール/u})
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/guide\/install/u);
  await context.close();
});

test('Navbar: a dropdown is walked with the keyboard, opens by click only, and closes after it; versions keep the page', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/about');
  await test.step('walked with the keyboard', async () => {
    const docs = menu(page, 'マニュアル');
    const button = menuButton(page, 'マニュアル');
    await page.locator('.navbar__brand').first().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(docs).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(docs.getByRole('link', {name: 'はじめに'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(docs).not.toHaveAttribute('open');
    await expect(button).toBeFocused();

    await page.keyboard.press('Space');
    await expect(docs).toHaveAttribute('open');
    await page.keyboard.press('Shift+Tab');
    await expect(docs, 'leaving closes').not.toHaveAttribute('open');
  });
  await test.step('never open on hover, only one is open, a click outside closes', async () => {
    await menuButton(page, 'マニュアル').hover();
    await expect(menu(page, 'マニュアル')).not.toHaveAttribute('open');
    await menuButton(page, 'マニュアル').click();
    await menuButton(page, 'その他').click();
    await expect(menu(page, 'マニュアル')).not.toHaveAttribute('open');
    await expect(menu(page, 'その他')).toHaveAttribute('open');
    await page.locator('main').click({position: {x: 5, y: 5}});
    await expect(menu(page, 'その他')).not.toHaveAttribute('open');
  });
  await test.step('no axe finding with an open dropdown', async () => {
    await menuButton(page, 'マニュアル').click();
    await expect(menu(page, 'マニュアル').getByRole('link').first()).toBeVisible();
    expect(await findingsInBothModes(page, 'nav.navbar')).toEqual([]);
  });
  await test.step('following a link of it closes it', async () => {
    await menu(page, 'マニュアル').getByRole('link', {name: 'よくある質問'}).click();
    await expect(page).toHaveURL(/\/docs\/faq$/u);
    await expect(menu(page, 'マニュアル')).not.toHaveAttribute('open');
  });
  await test.step('versions stand on the right, and keep the page', async () => {
    const newest = versions[0] ?? '';
    const choice = menu(page, newest);
    await expect(menuButton(page, newest)).toContainText('マニュアルのバージョン');
    await menuButton(page, newest).click();
    await expect(choice.locator('a')).toHaveText(versions);
    await expect(choice.locator('a[aria-current="page"]')).toHaveText(newest);
    await choice.getByRole('link', {name: '6.0'}).click();
    await expect(page).toHaveURL(/\/docs\/6\.0\/faq$/u);
    const left = await navbar(page).getByText('その他').first().boundingBox();
    const version = await menuButton(page, '6.0').boundingBox();
    expect(version?.x).toBeGreaterThan((left?.x ?? 0) + 200);
  });
});

test('Navbar: hides on the way down, returns on the way up, at the top and for focus; a heading reached by a Japanese anchor is not under it', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/about');
  await lengthen(page);
  await test.step('hides on the way down, returns on the way up and at the top', async () => {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 900);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    await page.mouse.wheel(0, 600);
    await expect(navbar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -5000);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
  });
  await test.step('focus never goes into a hidden navbar', async () => {
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 900);
    await expect(navbar(page)).not.toBeInViewport();
    // Without the scrolling that focus brings along, which would show the navbar by itself.
    await page
      .locator('.navbar__brand')
      .first()
      .evaluate((brand: HTMLElement) => {
        brand.focus({preventScroll: true});
      });
    await expect(navbar(page)).toBeInViewport({ratio: 1});
  });
  await test.step('a heading reached by a Japanese anchor is not under it', async () => {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -300);
    await page.locator('#jump').click();
    const heading = page.locator('[id="長い見出し"]');
    await expect(heading).toBeInViewport();
    await expect(
      navbar(page),
      'the anchor is found, so the navbar makes room',
    ).not.toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);

    // A jump upwards would bring the navbar back, were the encoded id not found.
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await page.locator('#jump-up').click();
    await expect(heading).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
  });
  await test.step('links focused on the way up are not under it', async () => {
    await page.getByRole('link', {name: '行59'}).first().focus();
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => {
        const bar = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
        const link = document.activeElement?.getBoundingClientRect();
        return link === undefined ? -1 : link.top - Math.max(bar, 0);
      });
      expect(top).toBeGreaterThanOrEqual(0);
    }
  });
});

test('Navbar: one row without overflow and targets of 24 px at each width, after a skip link; larger text of the browser makes it change, and nothing covers anything', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/about');
  await test.step('the skip link is the first Tab stop, seen on focus, and leads to main', async () => {
    const link = page.getByRole('link', {name: 'メインコンテンツへスキップ'});
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ratio: 1});
    await expect(page.getByRole('region', {name: /スキップ/u})).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  });
  for (const width of [997, 1100, 1280]) {
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({width, height: 800});
      await expectOneRow(page, width);
    });
  }
  const client = await page.context().newCDPSession(page);
  for (const [size, width, isWide] of [
    [20, 1280, true],
    [24, 1280, false],
    [24, 1440, false],
    [24, 1600, true],
    [32, 1280, false],
    [32, 390, false],
  ] as const) {
    await test.step(`text of ${String(size)} px at ${String(width)} px`, async () => {
      // What a visitor sets in the browser. The page is told of a window only.
      await page.setViewportSize({width: width - 1, height: 800});
      await client.send('Page.setFontSizes', {fontSizes: {standard: size}});
      await page.setViewportSize({width, height: 800});
      // What the window holds follows its width with the next frame.
      await expect
        .poll(() => readNavbar(page, width))
        .toEqual({overlaps: [], right: true, scrolls: width, hasMenus: isWide});
      if (!isWide) await expectManualInMenu(page);
    });
  }
  await test.step('text of 200 % on a phone, which no media query knows', async () => {
    await client.send('Page.setFontSizes', {fontSizes: {standard: 16}});
    await page.setViewportSize({width: 390, height: 800});
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => readNavbar(page, 390))
      .toEqual({overlaps: [], right: true, scrolls: 390, hasMenus: false});
    // Icons are as large as the text beside them.
    const icons = navbar(page).locator('.navbar__toggle svg:visible, form svg:visible');
    const widths = await icons.evaluateAll((all) =>
      all.map((icon) => icon.getBoundingClientRect().width),
    );
    expect(widths).toEqual([48, 36]);
  });
});

async function expectOneRow(page: Page, width: number): Promise<void> {
  expect((await navbar(page).boundingBox())?.height).toBe(60);
  const boxes = await navbar(page)
    .locator('.navbar__inner > div > *:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  const heights = await navbar(page)
    .locator('.navbar__inner summary > span')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  expect(Math.max(...heights), 'labels stand on one line').toBeLessThan(28);
  const rights = boxes.map((box) => box.right);
  expect(rights).toEqual([...rights].sort((a, b) => a - b));
  for (const [index, box] of boxes.entries()) {
    expect(box.height).toBeGreaterThanOrEqual(24);
    expect(box.height).toBeLessThan(60);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** What of the navbar lies over something else, is cut off, or is not there. */
async function readNavbar(page: Page, width: number): Promise<object> {
  const boxes = await navbar(page)
    .locator('.navbar__inner > div > *:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
  return {
    overlaps: boxes.filter(({left}, index) => left < (boxes[index - 1]?.right ?? 0) - 1),
    right: Math.max(...boxes.map(({right}) => right)) <= width,
    scrolls: await page.evaluate(() => document.documentElement.scrollWidth),
    hasMenus: await menuButton(page, 'その他').isVisible(),
  };
}

/** The manual is in the menu of narrow windows. */
async function expectManualInMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'メニューを開く'}).click();
  const manual = page.getByRole('dialog').locator('.theme-doc-sidebar-menu');
  await expect(manual.getByRole('link', {name: 'はじめに'}).first()).toBeInViewport();
  await expect(page.locator('.theme-doc-sidebar-container'), 'it is in the menu').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
