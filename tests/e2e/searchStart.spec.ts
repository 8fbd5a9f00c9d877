import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './support/fixtures';
import {
  answerWith,
  box,
  form,
  hitOf,
  NOTHING,
  options,
  pages,
  recent,
  sections,
  SNIPPET,
  UNKNOWN,
} from './support/search';

test('before anything is typed the sections of the manual are offered, and after a hit was followed, the earlier searches', async ({
  page,
}) => {
  await answerWith(page);
  await gotoHydrated(page, '/docs/about');
  await box(page).fill('設定');
  await expect(options(page).first()).toBeVisible();
  await box(page).fill('');
  await box(page).blur();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await box(page).focus();
  await expect(sections(page)).toHaveText([
    'ガイド',
    '機能',
    '設定',
    '困ったときは',
    'カスタマイズ',
    'Pro',
    '開発者向け',
    'よくある質問',
  ]);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await test.step('by arrows and by mouse', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(sections(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/feature');
    await box(page).click();
    await sections(page).first().click();
    await expect(page).toHaveURL('/docs/guide');
    await expect(sections(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/feature');
  });
  await test.step('after a hit was followed, the earlier searches again', async () => {
    await box(page).fill('インストール');
    await expect(options(page).first()).toContainText('インストール');
    await options(page).nth(1).click();
    await expect(page).toHaveURL(/\/docs\/about/u);
    await expect(box(page)).toHaveValue('');
    await box(page).click();
    await expect(recent(page)).toHaveText(['インストール']);
    await page.goBack();
    await expect(page).toHaveURL('/docs/feature');
  });
});

test.describe('on a phone', () => {
  /** The pages that are seen as a whole, between the field and the links below the list. */
  const seenPages = async (page: Page, bottom: number): Promise<number> => {
    const top = (await box(page).boundingBox())?.y ?? 0;
    const footer = await form(page).getByRole('link').last().boundingBox();
    const end = Math.min(bottom, footer?.y ?? 0);
    const rows = await Promise.all((await pages(page).all()).map((row) => row.boundingBox()));
    return rows.filter((row) => row !== null && row.y > top && row.y + row.height <= end).length;
  };

  /** Opens the box beside the keyboard of a phone: five pages are seen, and nothing else. */
  const seeFive = async (page: Page): Promise<void> => {
    await box(page).click();
    await page.keyboard.type('コメント');
    await expect(pages(page)).toHaveCount(8);
    await expect.poll(() => seenPages(page, 380)).toBeGreaterThanOrEqual(5);
    // The whole width, and nothing of the page above or over it.
    const {x, y, width, height} = (await form(page).getByRole('listbox').boundingBox()) ?? {
      ...{x: 1, y: 0, width: 0, height: 0},
    };
    expect([x >= 0, x + width <= 390, height > 200]).toEqual([true, true, true]);
    const field = (await box(page).boundingBox()) ?? {y: 0, height: 0};
    expect(y).toBeGreaterThanOrEqual(field.y + field.height);
  };

  /** Scrolls over the open panel: nothing behind it moves. */
  const scrollPanel = async (page: Page): Promise<void> => {
    await page.mouse.move(195, 250);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(pages(page).last()).toBeInViewport({ratio: 1});
    await box(page).fill(UNKNOWN);
    await expect(form(page).getByText('No results')).toBeVisible();
    // Chromium keeps the page by itself, others have to be told.
    const isKept = await form(page)
      .getByText('No results')
      .evaluate((text) => {
        const wheel = new WheelEvent('wheel', {deltaY: 99, bubbles: true, cancelable: true});
        return !text.dispatchEvent(wheel);
      });
    expect(isKept).toBe(true);
  };

  /** Closes the box, emptied. */
  const closeBox = async (page: Page): Promise<void> => {
    await box(page).fill('');
    await box(page).blur();
    // The box shrinks in a transition.
    await expect.poll(async () => (await box(page).boundingBox())?.width).toBeLessThan(48);
  };

  test('five pages are seen on /docs/7.2/about, in a section and on none, and nothing behind them moves; tapping twice on the icon does nothing else', async ({
    page,
  }) => {
    await answerWith(page);
    await page.setViewportSize({width: 390, height: 380});
    await gotoHydrated(page, '/docs/7.2/about');
    const seeAndClose = async (): Promise<void> => {
      await seeFive(page);
      await scrollPanel(page);
      await closeBox(page);
    };
    await test.step('in an older manual', seeAndClose);
    await test.step('outside of any section', async () => {
      await page.getByRole('note').getByRole('link').first().click();
      await expect(page).toHaveURL('/docs/about');
      await seeAndClose();
    });
    await test.step('tapping twice on the icon does nothing else', async () => {
      await page.setViewportSize({width: 390, height: 740});
      await page.evaluate(() => {
        localStorage.setItem('search.recent', '["設定","音声"]');
      });
      await box(page).dblclick();
      await expect(recent(page)).toHaveText(['設定', '音声']);
      await expect(box(page)).toBeFocused();
      await expect(page).toHaveURL('/docs/about');
      await page.setViewportSize({width: 390, height: 380});
    });
    await test.step('in a section, where two links stand below', async () => {
      await sections(page).filter({hasText: '機能'}).click();
      await expect(page).toHaveURL('/docs/feature');
      await seeAndClose();
    });
    await test.step('beside the keyboard of a phone on its side there is room for pages', async () => {
      await page.setViewportSize({width: 568, height: 280});
      await box(page).click();
      await page.keyboard.type('コメント');
      await expect(pages(page)).toHaveCount(8);
      await expect.poll(() => seenPages(page, 280)).toBeGreaterThanOrEqual(3);
      const links = form(page).getByRole('link', {name: /結果/u});
      await links.last().scrollIntoViewIfNeeded();
      await expect(links.last()).toBeInViewport({ratio: 1});
    });
  });

  test('at home the box is an icon that opens over the whole width; the panel ends where the keyboard begins, also below what is told of the answer', async ({
    page,
  }) => {
    const hits = Array.from({length: 8}, (_, index) =>
      hitOf({
        url: `/docs/${index}`,
        title: {text: `読み上げ${index}`, marks: [[0, 4]]},
        snippet: {text: SNIPPET, marks: []},
      }),
    );
    await answerWith(page, {
      yomiage: {...NOTHING, hits, total: 8, corrected: '読み上げ', isWeak: true},
    });
    await page.setViewportSize({width: 375, height: 740});
    await page.addInitScript(() => {
      Object.defineProperty(VisualViewport.prototype, 'height', {
        get: () => (Reflect.get(window, 'keyboard') === true ? 380 : window.innerHeight),
      });
    });
    await gotoHydrated(page, '/');
    await test.step('an icon that opens over the whole width', () => openIcon(page));
    await test.step('five pages are seen', async () => {
      await page.setViewportSize({width: 390, height: 380});
      await seeFive(page);
      await scrollPanel(page);
    });
    await test.step('the panel ends where the keyboard begins', async () => {
      await page.setViewportSize({width: 390, height: 740});
      await box(page).fill('コメント');
      await expect(pages(page)).toHaveCount(8);
      const end = async (): Promise<number> => {
        const footer = await form(page).getByRole('link').last().boundingBox();
        return (footer?.y ?? 0) + (footer?.height ?? 0);
      };
      await expect.poll(end).toBeGreaterThan(400);
      await page.evaluate(() => {
        Object.assign(window, {keyboard: true});
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });
      await expect.poll(end).toBeLessThanOrEqual(380);
      await expect.poll(() => seenPages(page, 380)).toBeGreaterThanOrEqual(5);
      await box(page).fill('yomiage');
      await expect(form(page).getByText('近いものを出しています')).toBeVisible();
      await expect.poll(() => seenPages(page, 380)).toBeGreaterThanOrEqual(5);
    });
    await test.step('a page that is followed leaves the icon', async () => {
      await box(page).fill('設定');
      await expect(options(page).first()).toContainText('設定');
      const target = await options(page).first().getAttribute('href');
      await options(page).first().click();
      await expect(page).toHaveURL(target ?? '');
      await expect.poll(async () => (await box(page).boundingBox())?.width).toBeLessThan(48);
    });
  });

  const openIcon = async (page: Page): Promise<void> => {
    const before = await box(page).boundingBox();
    const brand = await page.locator('.navbar__brand').first().boundingBox();
    expect(before?.width).toBeLessThan(48);
    await box(page).click();
    await page.keyboard.type('設定');
    await expect(options(page).first()).toBeVisible();
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(330);
    expect(await page.locator('.navbar__brand').first().boundingBox()).toEqual(brand);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    await closeBox(page);
  };
});
