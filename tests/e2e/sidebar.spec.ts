import {onChunk} from './support/chunks';
import {expect, gotoHydrated, test} from './support/fixtures';

const SIDEBAR = '.theme-doc-sidebar-container';

test('the active page is marked for eyes and for screen readers', async ({page}) => {
  await page.goto('/docs/urls');
  const current = page.locator(`${SIDEBAR} [aria-current="page"]`);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/docs/urls');
  await expect(current).toHaveClass(/menu__link--active/u);
});

test('a category says whether it is open, in Japanese, and opens by keyboard', async ({page}) => {
  await gotoHydrated(page, '/docs/about');
  const item = page.locator(`${SIDEBAR} li`).filter({has: page.locator('a[href="/docs/guide"]')});
  const toggle = item.getByRole('button').first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toHaveAccessibleName(/ガイド/u);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(item.locator('a[href="/docs/guide/setup"]')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(item.locator('a[href="/docs/guide/setup"]')).toBeHidden();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`collapse animation: 1 ms under reduced motion, else by height (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await gotoHydrated(page, '/docs/guide/setup');
    const item = page.locator(`${SIDEBAR} li`).filter({has: page.locator('a[href="/docs/guide"]')});
    const list = item.locator('ul').first();
    const height = await list.evaluate((element) => element.scrollHeight);
    await item.getByRole('button').first().click();
    const byHeight = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
    await expect
      .poll(() => list.evaluate((element) => element.style.transition))
      .toContain(`height ${reducedMotion === 'reduce' ? 1 : byHeight}ms`);
    await expect(list).toBeHidden();
  });
}

test('unlisted items are hidden unless active', async ({page}) => {
  await onChunk(page, '"docId":"faq","unlisted":false', async (route, body) => {
    const patched = body.replaceAll(
      '"docId":"faq","unlisted":false',
      '"docId":"faq","unlisted":true',
    );
    await route.fulfill({body: patched, contentType: 'text/javascript'});
  });
  // From outside the manual, so that the sidebar is drawn from the patched data.
  await gotoHydrated(page, '/');
  await page.getByRole('contentinfo').locator('a[href="/docs/about"]').click();
  await expect(page.locator(`${SIDEBAR} a[href="/docs/urls"]`)).toBeVisible();
  await expect(page.locator(`${SIDEBAR} a[href="/docs/faq"]`)).toHaveCount(0);
  await page.getByRole('contentinfo').locator('a[href="/docs/faq"]').click();
  await expect(page.locator(`${SIDEBAR} a[href="/docs/faq"]`)).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('the desktop sidebar collapses and expands', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`by click (${reducedMotion})`, async ({page}) => {
      await page.emulateMedia({reducedMotion});
      await gotoHydrated(page, '/docs/about');
      const sidebar = page.locator(SIDEBAR);
      await page.getByRole('button', {name: 'サイドバーを隠す'}).click();
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(40);
      await expect(sidebar.locator('a[href="/docs/urls"]')).toBeHidden();
      await page.getByRole('button', {name: 'サイドバーを開く'}).click();
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(250);
      await expect(sidebar.locator('a[href="/docs/urls"]')).toBeVisible();
    });
  }

  test('by keyboard, without losing the focus, and Tab does not open it', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    const hide = page.getByRole('button', {name: 'サイドバーを隠す'});
    const show = page.getByRole('button', {name: 'サイドバーを開く'});
    await hide.focus();
    await page.keyboard.press('Enter');
    await expect(show).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(show).toBeVisible();
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(hide).toBeFocused();
  });
});
