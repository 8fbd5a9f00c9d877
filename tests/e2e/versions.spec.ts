import {expect, gotoHydrated, test} from './support/fixtures';

const KEY = 'docs-preferred-version-default';

test('section 4: the version a reader chose is stored and kept outside the manual', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/guide/install');
  const menu = (label: RegExp) =>
    page.locator('details[data-disclosure]:visible', {
      has: page.locator('summary', {hasText: label}),
    });
  await menu(/8\.0/u).locator('summary').click();
  await menu(/8\.0/u).getByRole('link', {name: '7.2', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/7\.2\/guide\/install$/u);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('7.2');

  await gotoHydrated(page, '/terms');
  await menu(/^ドキュメント$/u)
    .locator('summary')
    .click();
  await expect(menu(/^ドキュメント$/u).getByRole('link', {name: 'はじめに'})).toHaveAttribute(
    'href',
    '/docs/7.2/about',
  );
});

test('section 4: a stored version that no longer exists is cleared', async ({page}) => {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('set') === null) localStorage.setItem(key, '9.9');
    sessionStorage.setItem('set', 'true');
  }, KEY);
  await gotoHydrated(page, '/terms');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

for (const [from, to] of [
  ['/docs', '/docs/about'],
  ['/docs/', '/docs/about'],
  ['/docs/7.2', '/docs/7.2/about'],
  ['/docs/8.0', '/docs/about'],
  ['/docs/8.0/faq', '/docs/faq'],
  ['/docs/about/', '/docs/about'],
  ['/information/breaking-8', '/infomation/breaking-8'],
] as const) {
  test(`section 2: ${from} leads to ${to}`, async ({page}) => {
    const response = await page.goto(`${from}?from=old`);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${to}?from=old`);
  });
}

test('section 2: contributing has no sidebar', async ({page}) => {
  await gotoHydrated(page, '/docs/contributing');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
});

test('section 9: the table of contents lists headings of levels 2 and 3', async ({page}) => {
  await gotoHydrated(page, '/docs/guide/install');
  const listed = await page.locator('.theme-doc-toc-desktop a').count();
  const headings = await page.locator('.theme-doc-markdown').locator('h2, h3').count();
  expect(listed).toBe(headings);
  expect(await page.locator('.theme-doc-markdown h4').count()).toBe(0);
});
