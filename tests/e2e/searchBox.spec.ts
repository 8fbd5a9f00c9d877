import {findingsInBothModes} from './support/axe';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';
import {box, field, form, options, pages, searchUrl, sections} from './support/search';

test.describe('ways to the box', () => {
  test('a slash leads to the box, but not from a field, and not with another key', async ({
    page,
  }) => {
    await gotoHydrated(page, '/docs/about');
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

  test('a slash is text where text is typed', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    await page.evaluate(() => {
      const note = Object.assign(document.createElement('div'), {id: 'note'});
      note.contentEditable = 'true';
      document.querySelector('main h1')?.after(note);
    });
    await page.locator('#note').click();
    await page.keyboard.type('a/b');
    await expect(page.locator('#note')).toHaveText('a/b');
    await expect(box(page)).not.toBeFocused();
  });

  for (const key of ['/', 'Control+k']) {
    test(`${key} works before React is there, and what is typed next arrives`, async ({page}) => {
      await page.goto('/docs/about');
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('設定');
      await hydrate(page);
      await expect(options(page).first()).toBeVisible();
      await expect(box(page)).toHaveValue('設定');
      await expect(box(page)).toBeFocused();
    });
  }

  test('mod+k chooses what is in the box, and brings a hidden navbar back', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
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

  test('the shortcuts are shown and named', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    await expect(box(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K /');
    const hint = form(page).locator('kbd');
    await expect(hint).toHaveText(['Ctrl K', '/']);
    for (const key of await hint.all()) await expect(key).toBeVisible();
    await box(page).focus();
    await expect(hint.first()).toBeHidden();
  });
});

test.describe('keys in the box', () => {
  test('arrows lead around through the text; Home and End are the text’s', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).focus();
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

  test('Enter leads to all results when no suggestion is chosen', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).focus();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(field(page)).toHaveValue('設定');
    await expect(box(page)).toHaveValue('');
  });

  test('Escape closes first and clears the text next', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).focus();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('設定');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  test('Control+Enter and the middle button open another tab and leave the box as it is', async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).focus();
    await page.keyboard.type('インストール');
    await expect(options(page).first()).toBeVisible();
    const opened = async (act: () => Promise<void>): Promise<string> => {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
      await tab.waitForURL(/\/(?:docs|search)/u);
      const {pathname, search} = new URL(tab.url());
      await tab.close();
      return pathname + search;
    };
    const target = new URL((await options(page).first().getAttribute('href')) ?? '', page.url());
    expect(await opened(() => options(page).first().click({button: 'middle'}))).toContain(
      target.pathname,
    );
    expect(await opened(() => page.keyboard.press('Control+Enter'))).toBe(
      searchUrl('インストール'),
    );
    await page.keyboard.press('ArrowDown');
    expect(await opened(() => page.keyboard.press('Control+Enter'))).toContain(target.pathname);
    await expect(page).toHaveURL('/docs/about');
    await expect(options(page).first()).toBeVisible();
  });

  test('Tab leads to the links under the suggestions, Escape back from them', async ({page}) => {
    await gotoHydrated(page, '/docs/developer');
    await box(page).focus();
    await page.keyboard.type('API');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /See all results within/u})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /See all results outside/u})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
  });
});

test.describe('what the box does not do', () => {
  test('it moves nothing on the page when it opens', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
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
    await box(page).click();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as unknown)).toEqual([]);
  });

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

test('no axe finding in the open box', async ({page}) => {
  await gotoHydrated(page, '/docs/developer');
  const check = async (): Promise<void> => {
    expect(await findingsInBothModes(page, 'nav.navbar')).toEqual([]);
  };
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
});
