import {expect, gotoHydrated, test} from './support/fixtures';
import {FIXTURE_ORIGIN} from './support/origins';

// The site of tests/fixtures/shell.
test.use({baseURL: FIXTURE_ORIGIN});

test('section 2: all nine navbar item types are drawn', async ({page}) => {
  await gotoHydrated(page, '/docs/first');
  const navbar = page.getByRole('navigation').first();
  for (const label of ['既定の項目', '文書の項目', 'サイドバーの項目', '版の項目', 'HTMLの項目']) {
    await expect(navbar.getByText(label, {exact: true}).first()).toBeVisible();
  }
  await navbar.getByText('引き出し', {exact: true}).first().click();
  await expect(navbar.getByRole('link', {name: '引き出しの中'})).toBeVisible();
  await expect(navbar.getByText('日本語').first()).toBeVisible();
  await expect(navbar.getByText('Next').first()).toBeVisible();
  await expect(page.getByRole('search').first()).toBeAttached();
});

test('section 8: a failing navbar item names itself, with the cause', async ({page, quiet}) => {
  quiet.allow(/この項目は描けません|navbar item|ErrorBoundary|Minified React error/u);
  await gotoHydrated(page, '/failing-item');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  const message = page.getByText('A theme navbar item failed to render');
  await expect(message).toContainText('"label": "失敗する項目"');
  await expect(message).toContainText('Cause:');
  await expect(message).toContainText('この項目は描けません');
});

test('section 4: with the switch disabled there is no toggle and the stored value is removed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.emulateMedia({colorScheme: 'light'});
  await gotoHydrated(page, '/');
  await expect(page.locator('[data-color-mode-toggle]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('section 2: the announcement bar is optional', async ({page}) => {
  await gotoHydrated(page, '/');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});
