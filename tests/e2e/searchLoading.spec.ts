import {chunkOf, holdChunk} from './support/chunks';
import {expect, gotoHydrated, test} from './support/fixtures';
import {answerWith, box, holdFiles, options, pages} from './support/search';

const INDEX = '**/assets/search/**';

test('an index that cannot be loaded is told and can be tried again; the query waits, and the arriving index never takes the focus back', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/u);
  await page.route(INDEX, (route) => route.abort());
  await gotoHydrated(page, '/docs/about');
  await box(page).fill('設定');
  await expect(page.getByRole('alert')).toContainText('検索の準備ができませんでした');
  await page.unroute(INDEX);
  // The other pages are there, the manual is not yet, and nothing is said before.
  const manual = '**/assets/search/docs-*.json';
  const release = await holdFiles(page, manual);
  await page.getByRole('button', {name: /Retry/u}).click();
  await expect(page.getByText('検索の準備をしています…')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('No results')).toHaveCount(0);
  const link = page.locator('main a').first();
  await test.step('who has left the box is not brought back by the index', async () => {
    await link.focus();
    const arrived = page.waitForResponse(manual);
    release();
    await arrived;
    await page.waitForTimeout(300);
    await expect(link).toBeFocused();
    await expect(options(page)).toHaveCount(0);
  });
  await box(page).focus();
  await expect(options(page).first()).toContainText('設定');
  await expect(pages(page)).toHaveCount(8);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who types while the followed page still loads goes on typing when it is there', async ({
  page,
}) => {
  await answerWith(page);
  const chunk = await holdChunk(page, chunkOf('/urls'));
  await gotoHydrated(page, '/docs/about');
  await page.locator('.theme-doc-sidebar-container a[href="/docs/urls"]').click();
  await page.keyboard.press('/');
  await page.keyboard.type('AP');
  chunk.open();
  await expect(page.getByRole('heading', {level: 1})).toContainText('視聴URL');
  await page.keyboard.type('I');
  await expect(box(page)).toHaveValue('API');
  await expect(options(page).first()).toContainText('API');
});

test('who comes to search has the index on its way before React is there, and only once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/search/')) asked.push(pathname);
  });
  const chunk = await holdChunk(page, '"slug":"/urls","permalink":"/docs/7.2/urls"');
  await page.goto('/docs/7.2/urls');
  const manual = page.waitForRequest('**/assets/search/docs-7.2*.json');
  await page.keyboard.press('/');
  await page.keyboard.type('AP');
  await manual;
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  chunk.open();
  await expect(options(page).first()).toContainText('API');
  expect(asked).toHaveLength(2);
});
