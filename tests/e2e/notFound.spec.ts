import {expect, test} from './support/fixtures';

test.describe('an unknown path shows a not-found page', () => {
  test.beforeEach(({quiet}) => {
    quiet.allow(/status of 404/u);
  });

  for (const path of ['/nope', '/docs/nope', '/docs/7.2/nope']) {
    test(`${path} answers 404 in place, without a redirect`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('ページが見つかりません');
      await expect(page).toHaveTitle(/ページが見つかりません/u);
    });
  }

  test('leads on to the most useful pages', async ({page}) => {
    await page.goto('/nope');
    const main = page.getByRole('main');
    for (const href of [
      '/',
      '/download',
      '/docs/about',
      '/docs/guide',
      '/docs/trouble-shooting',
      '/docs/faq',
    ]) {
      await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the search form of the not-found page asks /search?q=', async ({page, quiet}) => {
    quiet.allow(/status of 404/u);
    await page.goto('/nope');
    const form = page.getByRole('main').getByRole('search');
    await form.getByLabel('サイトの中を探す').fill('枠 OBS');
    const request = page.waitForRequest(
      (candidate) => new URL(candidate.url()).pathname === '/search',
    );
    await form.getByRole('button', {name: '検索'}).click();
    expect(new URL((await request).url()).searchParams.get('q')).toBe('枠 OBS');
  });
});
