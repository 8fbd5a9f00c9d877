import {expect, gotoHydrated, test} from './support/fixtures';
import {box, options, pages} from './support/search';

test('a query waits for the index, and nothing is said before', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/search/docs-*.json', async (route) => {
    await held;
    await route.continue();
  });
  await gotoHydrated(page, '/');
  await box(page).fill('設定');
  await expect(page.getByText('検索の準備をしています…')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('No results')).toHaveCount(0);
  release();
  await expect(options(page).first()).toContainText('設定');
  await expect(pages(page)).toHaveCount(8);
});

test('each file of the index is fetched once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const files = (): string[] => asked.filter((path) => path.startsWith('/assets/search/'));
  await gotoHydrated(page, '/docs/about');
  await box(page).hover();
  await expect.poll(() => files().length).toBe(2);
  await box(page).fill('設定');
  await expect(options(page).first()).toBeVisible();
  expect(new Set(files()).size).toBe(2);
  expect(files()).toHaveLength(2);
});

test('a title typed in kana is found and marked where it stands in kanji', async ({page}) => {
  await gotoHydrated(page, '/');
  await box(page).fill('ほんやく');
  await expect(options(page).first().locator('mark').first()).toHaveText('翻訳');
});

test.describe('the real answers', () => {
  test('a slip of the input method is searched as it was meant, and can be undone', async ({
    page,
  }) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).fill('yomiage');
    await expect(page.getByText('『読み上げ』で検索しました')).toBeVisible();
    await expect(pages(page).first()).toContainText('読み上げ');
    await page.getByRole('button', {name: /yomiage/u}).click();
    await expect(page.getByText('No results')).toBeVisible();
  });

  test('a page that only other versions have is found, and named by its version', async ({
    page,
  }) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).fill('ワードパーティーコントローラー');
    await expect(options(page).filter({hasText: '7.0のマニュアル'}).first()).toHaveAttribute(
      'href',
      /^\/docs\/7\.0\/feature\/wordparty-controller/u,
    );
  });

  test('a version in the query leads to its manual', async ({page}) => {
    await gotoHydrated(page, '/docs/about');
    await box(page).fill('読み上げ 7.2');
    await expect(page.getByRole('link', {name: '7.2のマニュアルで'})).toHaveAttribute(
      'href',
      /version=docs(?:%2F|\/)7\.2/u,
    );
  });
});
