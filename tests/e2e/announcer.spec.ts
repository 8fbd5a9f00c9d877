import {chunkOf, holdChunk} from './support/chunks';
import {expect, gotoHydrated, test} from './support/fixtures';

// WCAG 4.1.3: a client-side navigation says what has been opened.
test.describe('route changes are announced', () => {
  test('nothing on the first load; then the title of the new page, politely', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    const announcer = page.locator('[data-route-announcer]');
    await expect(announcer).toHaveAttribute('aria-live', 'polite');
    await expect(announcer).toBeEmpty();
    const link = page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]');
    // A page that is there already is drawn before its title is set.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(announcer).toHaveText(/^視聴URL/u);
    expect(await announcer.innerText()).toBe(await page.title());
    const {width, height} = (await announcer.boundingBox()) ?? {width: 99, height: 99};
    expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    // The focus moves to the top of the page and says nothing of its own.
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(
      '<div tabindex="-1"></div>',
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'メインコンテンツへスキップ'})).toBeFocused();
    // No region is named after the skip link.
    await expect(page.getByRole('region', {name: /スキップ/u})).toHaveCount(0);
  });

  test('not before the page is there, and not the title of the page before', async ({page}) => {
    const chunk = await holdChunk(page, chunkOf('/urls'));
    await page.clock.install();
    await gotoHydrated(page, '/docs/about');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
    await page.clock.runFor(400);
    await expect(page.locator('[data-route-announcer]')).toBeEmpty();
    chunk.open();
    await expect(page.locator('[data-route-announcer]')).toHaveText(/^視聴URL/u);
  });

  test('a page and the same page of another version are two announcements; a jump within one is none', async ({
    page,
  }) => {
    await page.clock.install();
    await gotoHydrated(page, '/docs/7.2/about');
    await page.evaluate(() => {
      const added: string[] = [];
      Object.assign(window, {added});
      const region = document.querySelector('[data-route-announcer]');
      if (region === null) return;
      new MutationObserver((records) => {
        for (const {addedNodes} of records)
          for (const node of addedNodes) added.push(node.textContent ?? '');
      }).observe(region, {childList: true});
    });
    const announcements = (): Promise<number> =>
      page.evaluate(() => (window as unknown as {added: string[]}).added.length);
    await page.getByRole('note').getByRole('link').first().click();
    await expect(page).toHaveURL('/docs/about');
    await expect.poll(announcements).toBe(1);
    await page.locator('.theme-doc-toc-desktop a').first().click();
    await expect(page).toHaveURL(/#/u);
    await page.clock.runFor(300);
    expect(await announcements()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/docs/about');
    await page.clock.runFor(300);
    expect(await announcements()).toBe(1);
    await page.goBack();
    await expect.poll(announcements).toBe(2);
  });
});
