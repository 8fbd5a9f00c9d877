import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';
import {
  answerWith,
  box,
  field,
  form,
  options,
  recent,
  results,
  searchUrl,
  sections,
} from './support/search';

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

test('the five newest are offered while nothing is typed, and taken; they are forgotten one by one, then all; and what is sent or followed next is remembered', async ({
  page,
}) => {
  await answerWith(page);
  const newest = ['設定', '五', '四', '三', '二'];
  await store(page, JSON.stringify([...newest, '一']));
  await gotoHydrated(page, '/docs/about');
  await expect(recent(page)).toHaveCount(0);
  await box(page).focus();
  await expect(recent(page)).toHaveText(newest);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await test.step('arrows lead from earlier searches to the sections, and round', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(sections(page).last()).toHaveAttribute('aria-selected', 'true');
    // Only a search can be forgotten.
    await page.keyboard.press('Delete');
    await expect(recent(page)).toHaveText(newest);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown');
    await expect(recent(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(sections(page).first()).toHaveAttribute('aria-selected', 'true');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp');
    await expect(recent(page).first()).toHaveAttribute('aria-selected', 'true');
    const id = (await recent(page).first().getAttribute('id')) ?? '';
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  });
  await test.step('no axe finding in the list', async () => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await axeFindings(page, 'nav.navbar')).toEqual([]);
  });
  await test.step('one is taken by keyboard, one by mouse', async () => {
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
  await forgetEach(page);
  await rememberEach(page);
});

async function forgetEach(page: Page): Promise<void> {
  await box(page).fill('');
  await test.step('one is forgotten with Delete, but not while none is chosen', async () => {
    await page.keyboard.press('Delete');
    await expect(recent(page)).toHaveCount(5);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(recent(page)).toHaveText(['設定', '五', '四', '三']);
    await expect(recent(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(form(page).getByRole('status')).toHaveText('「二」を履歴から消しました');
  });
  const all = form(page).getByRole('button', {name: '検索の履歴を消す'});
  await test.step('with its button, by mouse and by keyboard', async () => {
    await form(page).getByRole('button', {name: '「五」を履歴から消す'}).click();
    await expect(recent(page)).toHaveText(['設定', '四', '三']);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(recent(page)).toHaveText(['四', '三']);
    await expect(box(page)).toBeFocused();
    expect(await stored(page)).toEqual(['四', '三']);
  });
  await test.step('all at once, and nothing is left of them', async () => {
    await all.click();
    await expect(recent(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });
}

async function rememberEach(page: Page): Promise<void> {
  await test.step('sent from the box', async () => {
    await box(page).fill('設定');
    await box(page).press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect.poll(() => stored(page)).toEqual(['設定']);
  });
  await test.step('sent and followed on the results page, but not what is typed only', async () => {
    await field(page).fill('音声');
    await expect(page).toHaveURL(searchUrl('音声'));
    await expect(results(page).first()).toContainText('音声');
    expect(await stored(page)).toEqual(['設定']);
    await field(page).press('Enter');
    await expect.poll(() => stored(page)).toEqual(['音声', '設定']);
    await field(page).fill('棒読み');
    await expect(page).toHaveURL(searchUrl('棒読み'));
    await expect(results(page).first()).toContainText('棒読み');
    await results(page).first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/search/u);
    // The address changes first; the page that then comes takes the focus, and so closes the box.
    await expect(field(page)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(['棒読み', '音声', '設定']);
  });
  await test.step('followed from the box, but not what is typed only', async () => {
    await box(page).fill('インストール');
    await expect(options(page).first()).toContainText('インストール');
    await options(page).nth(1).click();
    await expect(page).toHaveURL(/\/docs\/about/u);
    await box(page).fill('what is typed only');
    await expect(form(page).getByRole('status')).not.toHaveText('');
    await box(page).fill('');
    const all = ['インストール', '棒読み', '音声', '設定'];
    await expect(recent(page)).toHaveText(all);
    expect(await stored(page)).toEqual(all);
  });
}

test('a search sent before the script of the box is there is remembered, but not an address', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/u);
  await answerWith(page);
  await page.route(/\.js$/u, async (route) => {
    if (!page.url().includes('/search')) await route.abort();
    else await route.fallback();
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

/** Looks for something from the box of the page that is open. */
async function search(page: Page, query: string): Promise<void> {
  await box(page).focus();
  await page.keyboard.type(query);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchUrl(query));
  await expect(results(page).first()).toContainText(query);
}

// What else may be stored wrongly is held by recentSearches.test.ts.
test('what is stored as {, and a storage that cannot be read, or is full, do no harm', async ({
  page,
}) => {
  await answerWith(page);
  await store(page, '{');
  await page.addInitScript((key) => {
    for (const name of ['getItem', 'setItem']) {
      const native = Reflect.get<Storage, string>(Storage.prototype, name) as () => unknown;
      const failing = function (this: Storage, ...given: string[]): unknown {
        if (given[0] === key && Reflect.get(window, 'broken') === name) {
          throw new DOMException('', 'QuotaExceededError');
        }
        return Reflect.apply(native, this, given);
      };
      Reflect.set(Storage.prototype, name, failing);
    }
  }, KEY);
  await gotoHydrated(page, '/docs/about');
  await search(page, '設定');
  expect(await stored(page)).toEqual(['設定']);
  await page.evaluate(() => Object.assign(window, {broken: 'getItem'}));
  await search(page, '音声');
  await page.evaluate(() => Object.assign(window, {broken: 'setItem'}));
  await search(page, '表示');
});
