import type {Locator, Page} from '@playwright/test';
import {expect, gotoHydrated, hydrate, test, refuseStorage} from './support/fixtures';
import {holdFiles} from './support/search';

test.use({viewport: {width: 1280, height: 800}, colorScheme: 'light'});

const toggle = (page: Page): Locator => page.locator('.navbar__inner [data-color-mode-toggle]');
const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('theme'));
const shown = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-theme'));

/** Presses the switch and says what it is then called, what is shown and what is stored. */
async function press(page: Page): Promise<[string, string | null, string | null]> {
  await toggle(page).click();
  return [(await toggle(page).innerText()).trim(), await shown(page), await stored(page)];
}

const CYCLE = [
  ['配色はライトです。押すと、ダークに切り替わります。', 'light', 'light'],
  ['配色はダークです。押すと、システムの設定に合わせます。', 'dark', 'dark'],
  ['配色はシステムに合わせています。押すと、ライトに切り替わります。', 'light', null],
];

test('Colour mode: the toggle cycles system, light, dark, system under the key `theme`; other tabs follow', async ({
  page,
  context,
}) => {
  await gotoHydrated(page, '/docs/about');
  await expect(toggle(page)).toHaveAccessibleName(
    '配色はシステムに合わせています。押すと、ライトに切り替わります。',
  );
  for (const expected of CYCLE) expect(await press(page)).toEqual(expected);
  await expect(toggle(page)).toHaveAttribute('data-color-mode-toggle', 'system');
  await test.step('other tabs and the system are followed', async () => {
    const other = await context.newPage();
    await gotoHydrated(other, '/docs/faq');
    await press(page);
    await press(page);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await press(page);
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await other.emulateMedia({colorScheme: 'dark'});
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await press(page);
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  });
});

test('Colour mode: the toggle does the same before React, and React goes on from there', async ({
  page,
}) => {
  const release = await holdFiles(page, /\/assets\/js\/(?!boot\.)/u);
  await page.goto('/docs/about');
  for (const expected of CYCLE) expect(await press(page)).toEqual(expected);
  expect(await press(page)).toEqual(CYCLE[0]);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  expect(await press(page)).toEqual(CYCLE[1]);
});

test('Colour mode: no press is lost while React takes over, and other tabs are followed before', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      // React knows the page by now, and says so with this attribute.
      root.setAttribute = (name, value) => {
        if (name === 'data-has-hydrated') {
          document.querySelector<HTMLElement>('[data-color-mode-toggle]')?.click();
          Reflect.deleteProperty(root, 'setAttribute');
        }
        Element.prototype.setAttribute.call(root, name, value);
      };
    });
  });
  await page.goto('/docs/about');
  const other = await context.newPage();
  await other.goto('/docs/faq');
  await other.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  expect(await press(page)).toEqual(CYCLE[1]);
});

test('Colour mode: a stored choice is there at the first paint and the toggle does not move', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.goto('/docs/about', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/^配色はダークです/u);
  const before = await toggle(page).boundingBox();
  await hydrate(page);
  expect(await shown(page)).toBe('dark');
  expect(await toggle(page).boundingBox()).toEqual(before);
  await expect(toggle(page)).toHaveAttribute(
    'title',
    '配色はダークです。押すと、システムの設定に合わせます。',
  );
});

test('Colour mode: a corrupt stored value leaves a valid mode', async ({page}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', 'purple');
  });
  await page.goto('/docs/about');
  expect(await shown(page)).toBe('light');
  await hydrate(page);
  expect(await shown(page)).toBe('light');
  expect(await press(page)).toEqual(CYCLE[0]);
});

test('Colour mode: works for the page when storage is blocked', async ({page, quiet}) => {
  quiet.allow(/storage/iu);
  await refuseStorage(page);
  await gotoHydrated(page, '/docs/about');
  expect(await shown(page)).toBe('light');
  await toggle(page).click();
  await toggle(page).click();
  expect(await shown(page)).toBe('dark');
});
