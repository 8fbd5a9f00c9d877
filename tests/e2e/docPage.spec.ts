import type {Page} from '@playwright/test';
import {SITE} from '../../config/site';
import {expect, hydrate, test} from './support/fixtures';

// What the built pages say of their version, their place and their tags: tests/built/manual.test.ts.
test('a page of an old manual has the canonical address of the newest, also with the application', async ({
  page,
}) => {
  for (const [path, canonical] of [
    ['/docs/7.2/urls', '/docs/urls'],
    // The newest has no such page.
    ['/docs/7.0/feature/wordparty-controller', '/docs/7.0/feature/wordparty-controller'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    // The application writes the head anew.
    await hydrate(page);
    const address = `${SITE.defaultUrl}${canonical}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  }
});

/** The list of headings of a phone. */
async function openToc(page: Page): Promise<void> {
  const toc = page.getByRole('navigation', {name: 'このページの内容'});
  await expect(toc.getByRole('link').first()).toBeHidden();
  await toc.getByText('このページの内容').click();
  await expect(toc.getByRole('link').first()).toBeVisible();
}

/** A table of two columns on a phone. */
async function readStackedTable(page: Page): Promise<void> {
  const table = page.getByRole('table').filter({hasText: '書き始め'});
  const widths = await table.evaluate(({parentElement: frame}) => [
    frame?.scrollWidth,
    frame?.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
  const above = await table.getByRole('rowheader').first().boundingBox();
  const below = await table.getByRole('cell').first().boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expect(table.getByRole('columnheader')).toHaveText(['決まり', '説明']);
  await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveCount(1);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(1);
  expect(await rolesOf(page, '決まり'), 'also for the browser').toContain('columnheader');
}

/** What the browser, which knows how a page is laid out, tells screen readers of things with a name. */
async function rolesOf(page: Page, name: string): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => node.name?.value === name).map(({role}): unknown => role?.value);
}

/** A table of more columns, whose cells are named where the head is out of sight. */
async function readNamedCells(page: Page): Promise<void> {
  const cell = page.getByRole('cell').and(page.locator('[data-head]')).first();
  const [name, frame] = await cell.evaluate((element) =>
    [getComputedStyle(element, '::before').content, element.closest('table')?.parentElement].map(
      (one) => (one instanceof Element ? one.scrollWidth - one.clientWidth : one),
    ),
  );
  expect(name).toContain((await cell.getAttribute('data-head')) ?? '');
  expect(frame).toBe(0);
}

/** A link that the keyboard leads to. */
async function focusLink(page: Page): Promise<void> {
  await page.locator('.theme-doc-markdown a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const outline = (): Promise<unknown> =>
    page.evaluate(() => {
      const style = document.activeElement && getComputedStyle(document.activeElement);
      return [style?.outlineStyle, parseFloat(style?.outlineWidth ?? '0')];
    });
  await expect.poll(outline).toEqual(['solid', 3]);
}

/** A table that is wider than the window, then not. */
async function scrollWideTable(page: Page): Promise<void> {
  await page.setViewportSize({width: 700, height: 700});
  const frame = page.getByRole('group', {name: '横にスクロールできる表'}).first();
  await expect(frame).toHaveAttribute('tabindex', '0');
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({width: 1600, height: 900});
  await expect(page.getByRole('group', {name: '横にスクロールできる表'})).toHaveCount(0);
}

/** The lines of a wide window. */
async function measureLines(page: Page): Promise<void> {
  await page.setViewportSize({width: 1600, height: 900});
  const paragraph = page.locator('.theme-doc-markdown > p').first();
  const {characters, lineHeight} = await paragraph.evaluate((element) => {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    return {
      characters: element.getBoundingClientRect().width / size,
      lineHeight: parseFloat(style.lineHeight) / size,
    };
  });
  expect(characters).toBeLessThanOrEqual(43);
  expect(lineHeight).toBeCloseTo(1.8, 1);
}

/** A link to a heading of the page. */
async function followHeading(page: Page): Promise<void> {
  const link = page.locator('.theme-doc-toc-desktop a').nth(2);
  const id = decodeURIComponent(((await link.getAttribute('href')) ?? '#').slice(1));
  await link.click();
  const distance = (): Promise<number> =>
    page.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
      return top - (document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0);
    }, id);
  await expect.poll(distance).toBeLessThan(100);
  expect(await distance()).toBeGreaterThanOrEqual(0);
}

/** A block of code. */
async function copyCode(page: Page): Promise<void> {
  await page.locator('.theme-doc-sidebar-container a[href="/docs/supported-sites"]').click();
  await expect(page).toHaveURL('/docs/supported-sites');
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', {name: 'コードをコピー'}).click();
  await expect(block.getByRole('status')).toHaveText('コピーしました');
  const code = await block.locator('pre').evaluate((pre) => pre.textContent);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await block.getByRole('button', {name: 'コードをコピー'}).click();
  await expect(block.getByRole('status')).toContainText('コピーできませんでした。文字を選んで');
  // It stands where the press was, also above long code, and not on what is to be selected.
  await expect(block.getByRole('status')).toBeInViewport();
  const top = await block.locator('pre').evaluate((pre) => pre.getBoundingClientRect().top);
  const words = await block.getByRole('status').boundingBox();
  expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(top);
}

test('reading: lists, tables, lines, links and code, on a phone and on a desk', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/urls');
  await test.step('the list of headings opens on a phone before any script has run', () =>
    openToc(page));
  await test.step('a table of two columns is stacked on a phone, and still a table', () =>
    readStackedTable(page));
  await test.step('so is one of more columns, whose cells are named', () => readNamedCells(page));
  await test.step('a focused link shows a ring', () => focusLink(page));
  await hydrate(page);
  await test.step('a wide table scrolls inside its frame, by keyboard too', () =>
    scrollWideTable(page));
  await test.step('lines hold at most about 40 characters at line height 1.8', () =>
    measureLines(page));
  await page.setViewportSize({width: 1280, height: 800});
  await test.step('a heading reached by a link is not under the navbar', () => followHeading(page));
  await test.step('code can be copied; where it cannot, what to do is told', () => copyCode(page));
});

test('on paper only the text stays, in the colours of the light mode', async ({page}) => {
  const inks = (): Promise<string[]> =>
    page.evaluate(() =>
      ['html', '.theme-doc-markdown p', '.theme-doc-markdown a', 'figure', 'figure *', 'th'].map(
        (selector) => {
          const style = getComputedStyle(document.querySelector(selector) ?? document.body);
          return `${style.color} on ${style.backgroundColor}`;
        },
      ),
    );
  await page.goto('/docs/feature/comment-log');
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  const light = await inks();
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await inks()).toEqual(light);
  await page.emulateMedia({media: 'screen'});
  expect(await inks()).not.toEqual(light);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('nav.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // A4 with the browser's margins; what is wider makes everything smaller.
  await page.setViewportSize({width: 718, height: 1000});
  for (const path of ['/docs/guide/setup', '/docs/urls']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  }
});

test('a slider of a drawn window keeps its length on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/settings/notification');
  // The drawing stretches: nothing else in a figure does.
  const sliders = page.locator('figure svg[preserveAspectRatio="none"]');
  await expect(sliders.first()).toBeVisible();
  const short = await sliders.evaluateAll(
    (all) => all.filter((one) => one.getBoundingClientRect().width < 48).length,
  );
  expect(short).toBe(0);
});
