import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';
import {box, field, form, options, recent, results, searchUrl} from './support/search';

const KEY = 'search.recent';
const stored = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);
const store = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, value);
      sessionStorage.setItem('stored', '1');
    },
    [KEY, text] as const,
  );
};
const FIVE = ['五', '四', '三', '二', '一'];

test('a search that is sent or followed is remembered, newest first', async ({page}) => {
  await gotoHydrated(page, '/docs/about');
  await box(page).fill('設定');
  await box(page).press('Enter');
  await expect(page).toHaveURL(searchUrl('設定'));
  await box(page).fill('インストール');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/docs\/guide\/install/u);
  await box(page).fill('what is typed only');
  await expect(form(page).getByRole('status')).not.toHaveText('');
  await box(page).fill('');
  await expect(recent(page)).toHaveText(['インストール', '設定']);
  expect(await stored(page)).toEqual(['インストール', '設定']);
});

test('the results page remembers what is sent and what is followed', async ({page}) => {
  await page.goto('/search');
  await field(page).fill('設定');
  await field(page).press('Enter');
  await field(page).fill('音声');
  await expect(page).toHaveURL(searchUrl('音声'));
  await expect(results(page).first()).toBeVisible();
  expect(await stored(page)).toEqual(['設定']);
  await results(page).first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search/u);
  expect(await stored(page)).toEqual(['音声', '設定']);
});

test('a search sent before the script of the box is there is remembered', async ({page, quiet}) => {
  quiet.allow(/Failed to load resource/u);
  await page.route(/\.js$/u, async (route) => {
    if (!page.url().includes('/search')) await route.abort();
    else await route.continue();
  });
  await page.goto('/docs/about');
  await box(page).fill('設定');
  await box(page).press('Enter');
  await expect(page).toHaveURL(searchUrl('設定'));
  await expect(results(page).first()).toBeVisible();
  expect(await stored(page)).toEqual(['設定']);
  await page.goto('/search?q=音声');
  await expect(results(page).first()).toBeVisible();
  expect(await stored(page)).toEqual(['設定']);
});

test('the five newest are offered while nothing is typed, and taken by keyboard', async ({
  page,
}) => {
  await store(page, JSON.stringify(['設定', ...FIVE]));
  await gotoHydrated(page, '/docs/about');
  await expect(recent(page)).toHaveCount(0);
  await box(page).focus();
  await expect(recent(page)).toHaveText(['設定', '五', '四', '三', '二']);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const id = (await recent(page).first().getAttribute('id')) ?? '';
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('設定');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(recent(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await recent(page).nth(1).click();
  await expect(box(page)).toHaveValue('五');
  await expect(box(page)).toBeFocused();
});

test('one is forgotten with Delete, with its button, and with the button by keyboard', async ({
  page,
}) => {
  await store(page, JSON.stringify(FIVE));
  await gotoHydrated(page, '/docs/about');
  await box(page).focus();
  await page.keyboard.press('Delete');
  await expect(recent(page)).toHaveCount(5);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(recent(page)).toHaveText(['五', '四', '三', '二']);
  await expect(recent(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(form(page).getByRole('status')).toHaveText('「一」を履歴から消しました');
  await form(page).getByRole('button', {name: '「四」を履歴から消す'}).click();
  await expect(recent(page)).toHaveText(['五', '三', '二']);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', {name: '検索の履歴を消す'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(recent(page)).toHaveText(['三', '二']);
  await expect(box(page)).toBeFocused();
  expect(await stored(page)).toEqual(['三', '二']);
});

test('all are forgotten at once, and nothing is left of them', async ({page}) => {
  await store(page, JSON.stringify(FIVE));
  await gotoHydrated(page, '/docs/about');
  await box(page).focus();
  await form(page).getByRole('button', {name: '検索の履歴を消す'}).click();
  await expect(recent(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

for (const text of ['{', '[1]', '"設定"', 'null']) {
  test(`what is stored as ${text} does no harm`, async ({page}) => {
    await store(page, text);
    await gotoHydrated(page, '/docs/about');
    await box(page).focus();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    expect(await stored(page)).toEqual(['設定']);
  });
}

for (const [what, method] of [
  ['is full', 'setItem'],
  ['cannot be read', 'getItem'],
] as const) {
  test(`a storage that ${what} does no harm`, async ({page}) => {
    await page.addInitScript(
      ([name, key]) => {
        const native = Reflect.get<Storage, string>(Storage.prototype, name) as () => unknown;
        const broken = function (this: Storage, ...given: string[]): unknown {
          if (given[0] === key) throw new DOMException('', 'QuotaExceededError');
          return Reflect.apply(native, this, given);
        };
        Reflect.set(Storage.prototype, name, broken);
      },
      [method, KEY] as const,
    );
    await gotoHydrated(page, '/docs/about');
    await box(page).focus();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(results(page).first()).toBeVisible();
  });
}

test('no axe finding in the list of earlier searches', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await store(page, JSON.stringify(FIVE));
  await gotoHydrated(page, '/docs/about');
  await box(page).focus();
  await expect(recent(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(recent(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindings(page, 'nav.navbar')).toEqual([]);
});
