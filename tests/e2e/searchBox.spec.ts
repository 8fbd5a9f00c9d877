import type {Page} from '@playwright/test';
import {findingsInBothModes} from './support/axe';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';
import {
  answerWith,
  box,
  field,
  form,
  holdFiles,
  options,
  pages,
  searchUrl,
  sections,
  UNKNOWN,
  WRONG,
} from './support/search';

const PAGE = '/docs/settings/comments';

test('Control+k works before React is there, as a slash does; keys lead to the box, through it and out of it; it never scrolls or moves the page that one reads', async ({
  page,
}) => {
  await answerWith(page);
  const release = await holdFiles(page, /\/assets\/js\/(?!boot\.|answers\.)/u);
  await page.goto(PAGE);
  await test.step('before React, and what is typed next arrives', async () => {
    for (const key of ['/', 'Control+k']) {
      await box(page).blur();
      await expect(box(page)).not.toBeFocused();
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
    }
    await page.keyboard.type('設定');
    release();
    await hydrate(page);
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('設定');
    await expect(box(page)).toBeFocused();
    await box(page).fill('');
    await box(page).blur();
  });
  await test.step('the shortcuts are shown and named', async () => {
    await expect(box(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K /');
    const hint = form(page).locator('kbd');
    await expect(hint).toHaveText(['Ctrl K', '/']);
    for (const key of await hint.all()) await expect(key).toBeVisible();
    await box(page).focus();
    await expect(hint.first()).toBeHidden();
    await box(page).blur();
  });
  await test.step('a slash leads to the box, but is text where text is typed', () =>
    typeSlashes(page));
  await test.step('Escape closes and clears, and nothing moves', () => pressEscape(page));
  await test.step('arrows lead around through the text; Home and End are the text’s', () =>
    pressArrows(page));
  await test.step('Control+Enter and the middle button open another tab, the box stays', () =>
    openTabs(page));
  await test.step('the page that one reads is never scrolled', () => readBelow(page));
  await test.step('Enter leads to all results when no suggestion is chosen', async () => {
    await page.keyboard.type('設定');
    await expect(options(page).first()).toContainText('設定');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(field(page)).toHaveValue('設定');
    await expect(box(page)).toHaveValue('');
  });
});

async function typeSlashes(page: Page): Promise<void> {
  // Not with another key.
  for (const key of ['Control+/', 'Alt+/', 'Meta+/']) {
    await page.keyboard.press(key);
    await expect(box(page)).not.toBeFocused();
  }
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
  await box(page).fill('');
  await page.evaluate(() => {
    const note = Object.assign(document.createElement('div'), {id: 'note'});
    note.contentEditable = 'true';
    document.querySelector('main h1')?.after(note);
  });
  await page.locator('#note').click();
  await page.keyboard.type('a/b');
  await expect(page.locator('#note')).toHaveText('a/b');
  await expect(box(page)).not.toBeFocused();
  await page.locator('#note').evaluate((note) => {
    note.remove();
  });
}

async function pressEscape(page: Page): Promise<void> {
  const moved = await watchMoves(page);
  await box(page).click();
  await page.keyboard.type('設定');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  expect(await moved()).toEqual([]);
  await expect(box(page)).toHaveValue('設定');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
}

/** Notes from now on what moves on the page outside of the search form. */
async function watchMoves(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, {moved});
    new PerformanceObserver((list) => {
      for (const {sources} of list.getEntries() as (PerformanceEntry & {
        sources: {node?: Node}[];
      })[]) {
        // Better suggestions come when the contents are there; they are in the box.
        const outside = sources.filter(({node}) => !node?.parentElement?.closest('form'));
        moved.push(...outside.map(({node}) => node?.nodeName ?? ''));
      }
    }).observe({type: 'layout-shift', buffered: false});
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved') as unknown);
}

async function pressArrows(page: Page): Promise<void> {
  await page.keyboard.type('コメント');
  await expect(pages(page)).toHaveCount(8);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const caret = (): Promise<number | null> =>
    box(page).evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await page.keyboard.press('End');
  expect(await caret()).toBe(4);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
}

/** Where what is done leads in another tab. */
async function opened(page: Page, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await tab.waitForURL(/\/(?:docs|search)/u);
  const {pathname, search} = new URL(tab.url());
  await tab.close();
  return pathname + search;
}

async function openTabs(page: Page): Promise<void> {
  // Where they lead is asked for only, so the pages may be empty.
  await page.context().route(/:\d+\/(?:docs|search)[/?]/u, (route) => route.fulfill({body: ''}));
  await box(page).fill('インストール');
  await expect(options(page).first()).toContainText('インストール');
  const target = new URL((await options(page).first().getAttribute('href')) ?? '', page.url());
  const there = target.pathname + target.search;
  expect(await opened(page, () => options(page).first().click({button: 'middle'}))).toBe(there);
  expect(await opened(page, () => page.keyboard.press('Control+Enter'))).toBe(
    searchUrl('インストール'),
  );
  await page.keyboard.press('ArrowDown');
  expect(await opened(page, () => page.keyboard.press('Control+Enter'))).toBe(there);
  await expect(page).toHaveURL(PAGE);
  await expect(options(page).first()).toBeVisible();
  await box(page).fill('設定');
  await page.keyboard.press('Escape');
}

/** Mod+k chooses what is in the box; it brings a hidden navbar back, and the page stays. */
async function readBelow(page: Page): Promise<void> {
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await box(page).blur();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 1500);
  await expect(box(page)).not.toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeInViewport({ratio: 1});
  await page.keyboard.type('音声');
  await expect(box(page)).toHaveValue('音声');
  await box(page).blur();
  // Down, and a little up again, which brings the navbar back.
  await page.mouse.wheel(0, 300);
  await expect(box(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  // Wholly: the navbar slides in, and a click on where it was on its way would miss the box.
  await expect(box(page)).toBeInViewport({ratio: 1});
  const before = await scrolled();
  expect(before).toBeGreaterThan(1000);
  // A plain click: Playwright's own may scroll to what it clicks.
  const {x, y} = (await box(page).boundingBox()) ?? {x: 0, y: 0};
  await page.mouse.click(x + 60, y + 15);
  await expect(box(page)).toBeFocused();
  await box(page).fill('');
  await page.keyboard.type('コメント');
  await expect(pages(page)).toHaveCount(8);
  const count = await options(page).count();
  for (let press = 0; press <= count; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeInViewport();
  expect(await scrolled()).toBe(before);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press('Escape');
    await page.mouse.click(700, 400);
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused();
    expect(await scrolled(), key).toBe(before);
  }
}

test('in a section: its code that cannot be loaded is told, its own results or those outside, Tab to both, and no axe finding', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource|Loading chunk/u);
  await answerWith(page);
  await test.step('code that is missing is told, tried again, and then answers what was typed', async () => {
    // The code of the box, and that of its worker.
    const chunk = /\/assets\/js\/(?:search|answers)[^/]*\.js$/u;
    await page.route(chunk, (route) => route.abort());
    await gotoHydrated(page, '/docs/guide');
    await box(page).click();
    await page.keyboard.type('AP');
    await expect(form(page).getByRole('alert')).toBeVisible();
    await page.unroute(chunk);
    await form(page).getByRole('button', {name: /Retry/u}).click();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('I');
    await expect(box(page)).toHaveValue('API');
  });
  const links = form(page).getByRole('link');
  await test.step('section 8: the links say it in the words of the specification', async () => {
    await expect(options(page).first()).toContainText('API');
    await expect(links.locator('[lang="en"]')).toHaveText([
      'See all results within "ガイド"',
      'See all results outside "ガイド"',
    ]);
    const within = `${searchUrl('API')}&ctx=guide`;
    await expect(links.first()).toHaveAttribute('href', within);
    await expect(links.last()).toHaveAttribute('href', `${within}&outside=1`);
  });
  await test.step('Tab leads to the links under the suggestions, Escape back from them', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /See all results within/u})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /See all results outside/u})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
  });
  await test.step('no axe finding in the open box', () => checkOpenBox(page));
  await test.step('a page of no section has one link', async () => {
    await page.keyboard.press('Escape');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/about"]').click();
    // The focus is taken from the page before when the next one is there.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('本アプリについて');
    await box(page).fill('API');
    await expect(links.locator('[lang="en"]')).toHaveText(['See all results']);
  });
});

async function checkOpenBox(page: Page): Promise<void> {
  const check = async (): Promise<void> => {
    expect(await findingsInBothModes(page, 'nav.navbar')).toEqual([]);
  };
  await box(page).fill('');
  await box(page).focus();
  await expect(sections(page).first()).toBeVisible();
  await check();
  await box(page).fill('コメント');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await check();
  await box(page).fill(UNKNOWN);
  await expect(form(page).getByText('No results')).toBeVisible();
  await check();
  await box(page).fill(WRONG);
  await expect(form(page).getByText('edit distance must be numeric')).toBeVisible();
  await check();
}
