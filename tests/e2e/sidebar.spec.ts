import type {Locator, Page} from '@playwright/test';
import {onChunk} from './support/chunks';
import {expect, gotoHydrated, test} from './support/fixtures';

const SIDEBAR = '.theme-doc-sidebar-container';

/** The category of the guide, which is open on its own pages. */
const guideOf = (page: Page): Locator =>
  page.locator(`${SIDEBAR} li`).filter({has: page.locator('a[href="/docs/guide"]')});

/** Folds the open guide, and says how its list moves. */
async function expectFolding(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({reducedMotion});
  const list = guideOf(page).locator('ul').first();
  const height = await list.evaluate((element) => element.scrollHeight);
  await guideOf(page).getByRole('button').first().click();
  const byHeight = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
  await expect
    .poll(() => list.evaluate((element) => element.style.transition))
    .toContain(`height ${reducedMotion === 'reduce' ? 1 : byHeight}ms`);
  await expect(list).toBeHidden();
}

test('the active page is marked; a category says whether it is open, opens by keyboard, and folds', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/guide/setup');
  await test.step('the active page is marked for eyes and for screen readers', async () => {
    const current = page.locator(`${SIDEBAR} [aria-current="page"]`);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', '/docs/guide/setup');
    await expect(current).toHaveClass(/menu__link--active/u);
  });
  const toggle = guideOf(page).getByRole('button').first();
  await test.step('folding takes 1 ms under reduced motion, else as long as its height asks', async () => {
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expectFolding(page, 'no-preference');
    await toggle.click();
    await expect(guideOf(page).locator('a[href="/docs/guide/setup"]')).toBeVisible();
    // At rest, so that it is folded from its full height.
    await expect
      .poll(() =>
        guideOf(page)
          .locator('ul')
          .first()
          .evaluate((list) => list.style.height),
      )
      .not.toContain('px');
    await expectFolding(page, 'reduce');
  });
  await test.step('a category says whether it is open, and opens by keyboard', async () => {
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveAccessibleName(/ガイド/u);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(guideOf(page).locator('a[href="/docs/guide/setup"]')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(guideOf(page).locator('a[href="/docs/guide/setup"]')).toBeHidden();
  });
});

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

test('the desktop sidebar collapses and expands by click and by keyboard, without losing the focus, and Tab does not open it', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/about');
  const sidebar = page.locator(SIDEBAR);
  const hide = page.getByRole('button', {name: 'サイドバーを隠す'});
  const show = page.getByRole('button', {name: 'サイドバーを開く'});
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await test.step(`by click (${reducedMotion})`, async () => {
      await page.emulateMedia({reducedMotion});
      await hide.click();
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(40);
      await expect(sidebar.locator('a[href="/docs/urls"]')).toBeHidden();
      await show.click();
      await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(250);
      await expect(sidebar.locator('a[href="/docs/urls"]')).toBeVisible();
    });
  }
  await test.step('by keyboard', async () => {
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
