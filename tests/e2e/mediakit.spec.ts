import {expect, gotoHydrated, test} from './support/fixtures';

test('media kit: files can be had without script', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/mediakit');
  const link = page.getByRole('link', {name: 'ロゴ（明るい背景用） PNG 幅1024px'});
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('komebiyori-wordmark-1024.png');
  await context.close();
});

test('media kit: previews are the files themselves', async ({page}) => {
  await page.goto('/mediakit');
  for (const image of await page.locator('main img[src^="/img/kit/"]').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('media kit: a text and a colour are copied, and screen readers are told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoHydrated(page, '/mediakit');
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', {name: '紹介文（3行）をコピー'}).click();
  await expect(page.getByRole('status').filter({hasText: 'コピーしました'})).toHaveCount(1);
  expect((await clipboard()).split('\n')).toHaveLength(3);

  await page.getByRole('button', {name: '海苔の緑の値をコピー'}).click();
  await expect.poll(clipboard).toBe('#0f6b54');
});
