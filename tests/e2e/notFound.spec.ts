import versions from '../../versions.json';
import {expect, hydrate, test} from './support/fixtures';

const USEFUL = [
  '/',
  '/download',
  '/docs/about',
  '/docs/guide',
  '/docs/trouble-shooting',
  '/docs/faq',
];

test.describe('an unknown path shows a not-found page', () => {
  test.beforeEach(({quiet}) => {
    quiet.allow(/status of 404/u);
  });

  for (const [path, near] of [
    ['/nope', []],
    ['/login', ['/account/my', '/account/signin']],
    ['/docs/nope', ['/docs/about']],
    ['/docs/5.0/developer', ['/docs/developer', '/docs/5.0/settings/api']],
    ['/docs/7.2/tags/api', ['/docs/tags', '/docs/7.2/tags']],
  ] as const) {
    test(`${path} answers 404 in place, and offers what is near and most useful`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      // Complaints of React fail the test: the HTML names no manual.
      await hydrate(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('ページが見つかりません');
      await expect(page).toHaveTitle(/ページが見つかりません/u);
      const part = page
        .getByRole('list')
        .filter({has: page.getByText(/の同じ|の近い|の「|タグの|ログイン/u)});
      const links = (): Promise<(string | null)[]> =>
        part.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await expect.poll(links).toEqual(near);
      const version =
        /^\/docs\/(?<label>\d\.\d)/u.exec(path)?.groups?.['label'] ?? versions[0] ?? '';
      await expect(
        page.locator('.navbar__items summary', {hasText: 'マニュアルのバージョン'}),
      ).toContainText(version);
      const main = page.getByRole('main');
      for (const href of USEFUL)
        await expect(main.locator(`a[href="${href}"]`).last()).toBeVisible();
    });
  }
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the search form of the not-found page asks /search?q=', async ({page, quiet}) => {
    quiet.allow(/status of 404/u);
    await page.goto('/nope');
    const form = page.getByRole('main').getByRole('search');
    const field = form.getByLabel('サイトの中を探す');
    // Servers refuse longer addresses.
    await expect(field).toHaveAttribute('maxlength', '200');
    await field.fill('枠 OBS');
    const request = page.waitForRequest(
      (candidate) => new URL(candidate.url()).pathname === '/search',
    );
    await form.getByRole('button', {name: '検索'}).click();
    expect(new URL((await request).url()).searchParams.get('q')).toBe('枠 OBS');
  });
});
