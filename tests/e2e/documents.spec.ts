import type {Page} from '@playwright/test';
import versions from '../../versions.json';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';

/** Marks the document, so that a test sees whether another one took its place. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['marked'] !== undefined);

const follow = async (page: Page, href: string): Promise<void> => {
  await page.locator(`main a[href="${href}"]`).first().click();
  await page.waitForURL(`**${href}`);
};

test('links within a manual stay in the application', async ({page}) => {
  for (const [from, to] of [
    ['/docs/guide', '/docs/guide/speech'],
    ['/docs/7.2/guide', '/docs/7.2/guide/speech'],
  ] as const) {
    await gotoHydrated(page, from);
    await mark(page);
    await follow(page, to);
    await expect(page.locator('h1')).toHaveText('読み上げを使う');
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('an older manual and the tools are entered by their own documents, and left without', async ({
  page,
}) => {
  // From prose, and from the cards of the home page.
  for (const from of ['/docs/guide/more', '/']) {
    await gotoHydrated(page, from);
    await mark(page);
    await follow(page, '/tools/mic-checker');
    expect(await isSameDocument(page)).toBe(false);
  }

  await gotoHydrated(page, '/docs/faq');
  await mark(page);
  const menu = page.locator('details[data-disclosure]:visible', {
    has: page.locator('summary', {hasText: versions[0] ?? ''}),
  });
  await menu.locator('summary').click();
  await menu.getByRole('link', {name: '7.1', exact: true}).click();
  await page.waitForURL('**/docs/7.1/faq');
  expect(await isSameDocument(page)).toBe(false);

  // The banner of an older manual leads to the newest, whose routes every document knows.
  await hydrate(page);
  await mark(page);
  await page.locator('main a[href="/docs/faq"]').first().click();
  await page.waitForURL('**/docs/faq');
  await expect(page.locator('h1')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  // Back is in the manual this document was entered at.
  await page.goBack();
  await page.waitForURL('**/docs/7.1/faq');
  await expect(page.locator('html.docs-version-7\\.1')).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);
});

test('a search hit in another manual is opened too', async ({page}) => {
  await gotoHydrated(page, '/search?q=%E8%AA%AD%E3%81%BF%E4%B8%8A%E3%81%92&version=docs/7.2');
  const hit = page.locator('main a[href^="/docs/7.2/"]').first();
  await hit.click();
  await page.waitForURL('**/docs/7.2/**');
  await hydrate(page);
  await expect(page.locator('article h1, main h1').first()).toBeVisible();
});

test.describe('Markdown', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a page of the manual is copied and opened as Markdown', async ({page}) => {
    await gotoHydrated(page, '/docs/guide/speech');
    await page.getByRole('button', {name: 'Markdownをコピー'}).click();
    await expect(page.getByRole('status').filter({hasText: 'コピーしました'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# 読み上げを使う\n/u);
    await expect(page.getByRole('link', {name: 'Markdownで開く'})).toHaveAttribute(
      'href',
      '/docs/guide/speech.md',
    );
    const served = await page.request.get('/docs/guide/speech.md');
    expect(served.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await served.text()).toBe(copied);
  });

  test('a page that cannot be loaded is told', async ({page, quiet}) => {
    quiet.allow(/Failed to load resource/u);
    await page.route('**/*.md', (route) => route.abort());
    await gotoHydrated(page, '/docs/guide/speech');
    await page.getByRole('button', {name: 'Markdownをコピー'}).click();
    await expect(
      page.getByRole('status').filter({hasText: 'コピーできませんでした。「Markdownで開く」'}),
    ).toBeVisible();
  });
});
