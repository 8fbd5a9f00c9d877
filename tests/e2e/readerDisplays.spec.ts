import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';

/** The least that a reader may ask for (WCAG 2.2, 1.4.12). */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** The style of a reader's own, which the browser applies whatever the policy says. */
async function space(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
}

/** Texts of the page that are cut off by their box. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        // Texts in drawings count as well; hidden ones have a box of a pixel.
        if (element.closest('svg') !== null || element.clientWidth <= 2) return false;
        if (!element.checkVisibility({visibilityProperty: true})) return false;
        const {overflowX, overflowY} = getComputedStyle(element);
        const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);
        const isCut =
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 2);
        return isCut && element.textContent.trim() !== '';
      })
      .map(({tagName, classList, textContent}) =>
        [tagName, classList.value, textContent.trim().slice(0, 20)].join(' '),
      ),
  );

/** Fields and buttons of the main part that nothing sets off where colours are forced. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(button.button, input[type="text"], input[type="email"], select)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => {
          const {borderBottomStyle, borderBottomWidth} = getComputedStyle(element);
          return borderBottomStyle === 'none' || parseFloat(borderBottomWidth) === 0;
        })
        .map(({tagName, classList, textContent}) => `${tagName} ${classList.value} ${textContent}`),
    );

test('wider spacing cuts no text off, and forced colours leave fields and buttons an edge', async ({
  page,
}) => {
  for (const path of ['/', '/docs/guide/template', '/account/signin', '/tools/volume-party']) {
    await page.setViewportSize({width: 390, height: 800});
    await page.emulateMedia({forcedColors: 'none', reducedMotion: 'reduce'});
    await gotoHydrated(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    const before = await cutOff(page);
    await space(page);
    const cut = await cutOff(page);
    expect
      .soft(
        cut.filter((line) => !before.includes(line)),
        path,
      )
      .toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    await page.emulateMedia({forcedColors: 'active'});
    expect.soft(await withoutEdge(page), path).toEqual([]);
  }
});

/** Chosen ones of several whose fill is the system's own where colours are forced. */
const unfilled = (page: Page): Promise<string[]> =>
  page
    .locator('main :is([role="tab"][aria-selected="true"], label, [role="switch"]:checked)')
    .evaluateAll((elements) => {
      const canvas = document.createElement('div');
      canvas.style.background = 'Canvas';
      document.body.append(canvas);
      const plain = [getComputedStyle(canvas).backgroundColor, 'rgba(0, 0, 0, 0)'];
      canvas.remove();
      return elements
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            element.tagName !== 'LABEL' ||
            // A chip whose radio button or checkbox is out of sight.
            [...element.querySelectorAll('input:checked')].some(
              (input) => getComputedStyle(input).opacity === '0',
            ),
        )
        .filter((element) =>
          [element, ...element.querySelectorAll('input + span')].every((one) =>
            plain.includes(getComputedStyle(one).backgroundColor),
          ),
        )
        .map(({tagName, classList, textContent}) => `${tagName} ${classList.value} ${textContent}`);
    });

test('what is chosen keeps its fill where colours are forced', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  for (const path of [
    '/tools/wordparty-ponkit',
    '/generator/templates',
    '/generator/templates/8_0',
  ]) {
    await gotoHydrated(page, path);
    if (path.startsWith('/tools')) {
      await page.getByRole('tab', {name: '演出'}).click();
      await expect(page.getByRole('switch').first()).toBeVisible();
    }
    if (path.endsWith('8_0')) await expect(page.locator('[data-head]').first()).toBeVisible();
    const chosen = page.locator('main :is([role="tab"][aria-selected="true"], input:checked)');
    await expect(chosen.first()).toBeAttached();
    expect.soft(await unfilled(page), path).toEqual([]);
  }
});

test('text of twice the size makes no page wider than a phone', async ({page}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  await page.setViewportSize({width: 390, height: 800});
  for (const path of ['/', '/tools/mic-checker', '/docs/guide/template', '/download']) {
    await gotoHydrated(page, path);
    await page.evaluate(() => document.fonts.ready);
    const width = page.locator('html').evaluate((html) => html.scrollWidth);
    expect.soft(await width, path).toBe(390);
  }
});

test('a light logo keeps its dark ground where colours are forced, and on paper', async ({
  page,
}) => {
  await gotoHydrated(page, '/mediakit');
  const grounds = page.locator('li > div:has(> img)');
  const colours = (): Promise<string[]> =>
    grounds.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const own = await colours();
  expect(new Set(own).size).toBe(3);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await colours()).toEqual(own);
  const print = await grounds.first().evaluate((one) => getComputedStyle(one).printColorAdjust);
  expect(print).toBe('exact');
});
