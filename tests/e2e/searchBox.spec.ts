import type {BrowserContext, Page} from '@playwright/test';
import {findingsInBothModes} from './support/axe';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';
import {box, field, form, holdFiles, options, pages, searchUrl, sections} from './support/search';

test.describe('ways to the box', () => {
  test('the shortcuts are shown and lead to the box, but are text where text is typed', async ({
    page,
  }) => {
    await gotoHydrated(page, '/docs/about');
    await test.step('they are shown and named', async () => {
      await expect(box(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K /');
      const hint = form(page).locator('kbd');
      await expect(hint).toHaveText(['Ctrl K', '/']);
      for (const key of await hint.all()) await expect(key).toBeVisible();
      await box(page).focus();
      await expect(hint.first()).toBeHidden();
      await box(page).blur();
    });
    await test.step('a slash, but not from a field, and not with another key', async () => {
      for (const key of ['Control+/', 'Alt+/', 'Meta+/']) {
        await page.keyboard.press(key);
        await expect(box(page)).not.toBeFocused();
      }
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.type('a/b');
      await expect(box(page)).toHaveValue('a/b');
    });
    await test.step('a slash is text in any text', async () => {
      await page.evaluate(() => {
        const note = Object.assign(document.createElement('div'), {id: 'note'});
        note.contentEditable = 'true';
        document.querySelector('main h1')?.after(note);
      });
      await box(page).fill('');
      await page.locator('#note').click();
      await page.keyboard.type('a/b');
      await expect(page.locator('#note')).toHaveText('a/b');
      await expect(box(page)).not.toBeFocused();
      await page.locator('#note').blur();
    });
    await test.step('mod+k chooses what is in the box, and brings a hidden navbar back', async () => {
      await box(page).fill('設定');
      await page.keyboard.press('Escape');
      await box(page).blur();
      await page.mouse.wheel(0, 1500);
      await expect(box(page)).not.toBeInViewport();
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeInViewport();
      await page.keyboard.type('音声');
      await expect(box(page)).toHaveValue('音声');
    });
  });

  test('Control+k works before React is there, as a slash does, and what is typed next arrives', async ({
    page,
  }) => {
    const release = await holdFiles(page, /\/assets\/js\/(?!boot\.)/u);
    await page.goto('/docs/about');
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
  });
});

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

/** Where what is done leads in another tab. */
async function opened(context: BrowserContext, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
  await tab.waitForURL(/\/(?:docs|search)/u);
  const {pathname, search} = new URL(tab.url());
  await tab.close();
  return pathname + search;
}

test('keys in the box; it moves nothing on the page when it opens', async ({page, context}) => {
  await gotoHydrated(page, '/docs/about');
  const moved = await watchMoves(page);
  await test.step('Escape closes first and clears the text next, and moves nothing', async () => {
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
  });
  await test.step('arrows lead around through the text; Home and End are the text’s', async () => {
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
  });
  await test.step('Control+Enter and the middle button open another tab, the box stays', async () => {
    await box(page).fill('インストール');
    await expect(options(page).first()).toContainText('インストール');
    const target = new URL((await options(page).first().getAttribute('href')) ?? '', page.url());
    expect(await opened(context, () => options(page).first().click({button: 'middle'}))).toContain(
      target.pathname,
    );
    expect(await opened(context, () => page.keyboard.press('Control+Enter'))).toBe(
      searchUrl('インストール'),
    );
    await page.keyboard.press('ArrowDown');
    expect(await opened(context, () => page.keyboard.press('Control+Enter'))).toContain(
      target.pathname,
    );
    await expect(page).toHaveURL('/docs/about');
    await expect(options(page).first()).toBeVisible();
  });
  await test.step('Enter leads to all results when no suggestion is chosen', async () => {
    await box(page).fill('設定');
    await expect(options(page).first()).toContainText('設定');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(field(page)).toHaveValue('設定');
    await expect(box(page)).toHaveValue('');
  });
});

test.describe('what the box does not do', () => {
  test('it never scrolls the page that one reads', async ({page}) => {
    await gotoHydrated(page, '/docs/settings/comments');
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    // Down, and a little up again, which brings the navbar back.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 1500);
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
  });

  test('its code that cannot be loaded is told, tried again, and not needed to search', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED|Failed to load resource|Loading chunk/u);
    // The code of the box, and that of its worker.
    const chunk = /\/assets\/js\/search[^/]*\.js$/u;
    await page.route(chunk, (route) => route.abort());
    await gotoHydrated(page, '/docs/about');
    await box(page).click();
    await page.keyboard.type('設定');
    await expect(form(page).getByRole('alert')).toBeVisible();
    await page.unroute(chunk);
    await form(page).getByRole('button', {name: /Retry/u}).click();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    // What was typed is answered, and one can go on typing.
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('a');
    await expect(box(page)).toHaveValue('設定a');
  });
});

test('in a section: its own results or those outside, Tab to both, and no axe finding', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/developer');
  const links = form(page).getByRole('link');
  await test.step('section 8: the links say it in the words of the specification', async () => {
    await box(page).focus();
    await page.keyboard.type('API');
    await expect(options(page).first()).toBeVisible();
    await expect(links.locator('[lang="en"]')).toHaveText([
      'See all results within "開発者向け"',
      'See all results outside "開発者向け"',
    ]);
    const within = `${searchUrl('API')}&ctx=developer`;
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
  await test.step('a query of another section is answered; a page of none has one link', async () => {
    await box(page).fill('インストール');
    await expect(options(page).first()).toContainText('インストール');
    await expect(links.last()).toHaveAccessibleName(/See all results outside "開発者向け"/u);
    await page.keyboard.press('Escape');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/about"]').click();
    await expect(page).toHaveURL('/docs/about');
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
  await box(page).fill('qqqqzzzz');
  await expect(form(page).getByText('No results')).toBeVisible();
  await check();
  await box(page).fill('設定~x');
  await expect(form(page).getByText('edit distance must be numeric')).toBeVisible();
  await check();
}
