import versions from '../../versions.json';
import {axeFindings} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';

const KEY = 'docs-preferred-version-default';
const NEWEST = versions[0] ?? '';

test('section 4: the version a reader chose is stored and kept outside the manual', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/guide/install');
  const menu = (label: RegExp) =>
    page.locator('details[data-disclosure]:visible', {
      has: page.locator('summary', {hasText: label}),
    });
  const version = menu(/マニュアルのバージョン/u);
  await version.locator('summary').click();
  await version.getByRole('link', {name: '7.2', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/7\.2\/guide\/install$/u);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('7.2');

  // Before anything is done there: what leads to it must not change under the mouse.
  await page.goto('/terms');
  await expect(version.locator('summary')).toContainText('7.2');
  await menu(/^マニュアル$/u)
    .locator('summary')
    .click();
  await expect(menu(/^マニュアル$/u).getByRole('link', {name: 'はじめに'})).toHaveAttribute(
    'href',
    '/docs/7.2/about',
  );
});

test.describe('ほかのバージョンとの違い', () => {
  const REQUEST = /\/changes\/7\.1\/feature\/voicevox\.json$/u;

  test('is loaded when it is opened, and says what differs from the version before and the newest', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/changes/')) asked.push(request.url());
    });
    await gotoHydrated(page, '/docs/7.1/feature/voicevox');
    expect(asked).toEqual([]);
    const summary = page.getByText('ほかのバージョンとの違い', {exact: true}).last();
    await summary.focus();
    await page.keyboard.press('Enter');
    const details = page.locator('#page-changes');
    await expect(details.getByRole('heading', {level: 2})).toHaveText([
      '7.0から7.1まで',
      `7.1から${NEWEST}まで`,
    ]);
    expect(asked).toEqual([expect.stringMatching(REQUEST)]);
    // COEIROINK came with 7.1; the window of the dictionary with 8.0.
    await expect(details.locator('section').first().locator('ins').first()).toContainText(
      'COEIROINK',
    );
    await expect(details.locator('section').last().locator('del').first()).toBeVisible();
    expect(await axeFindings(page, '#page-changes')).toEqual([]);
  });

  test('is opened by the link of the banner, also before the application is there, and can be tried again', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource/u);
    let isDown = true;
    await page.route('**/changes/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/docs/7.1/feature/voicevox');
    await page.getByRole('note').getByRole('link', {name: 'ほかのバージョンとの違い'}).click();
    const details = page.locator('#page-changes');
    await expect(details.getByRole('alert')).toContainText('変更点を読み込めませんでした');
    isDown = false;
    await details.getByRole('button', {name: 'もう一度読み込む'}).click();
    await expect(details.getByRole('heading').first()).toBeVisible();
  });

  test('says so when the page is new, gone or the same', async ({page}) => {
    const says = async (path: string): Promise<string[]> => {
      await gotoHydrated(page, `${path}#page-changes`);
      await expect(page.locator('#page-changes section p').first()).toBeVisible();
      return page.locator('#page-changes section > p').allInnerTexts();
    };
    expect(await says('/docs/7.1/feature/coeiroink')).toEqual([
      'このページは7.1で加わりました。',
      expect.stringMatching(/か所の文章が変わりました。$/u),
    ]);
    expect(await says('/docs/7.0/feature/wordparty-controller')).toEqual([
      expect.stringMatching(
        /^\d+か所の文章が変わりました。$|^文章に変わったところはありません。$/u,
      ),
      `${NEWEST}には、このページがありません。`,
    ]);
    expect(await says('/docs/7.2/customize/templates-font')).toEqual([
      '文章に変わったところはありません。',
      '文章に変わったところはありません。',
    ]);
  });
});

test('section 4: a stored version that no longer exists is cleared', async ({page}) => {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('set') === null) localStorage.setItem(key, '9.9');
    sessionStorage.setItem('set', 'true');
  }, KEY);
  await gotoHydrated(page, '/terms');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('section 2: former and short addresses lead to their pages, with the query', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/docs', '/docs/about'],
    ['/docs/', '/docs/about'],
    ['/docs/7.2', '/docs/7.2/about'],
    [`/docs/${NEWEST}`, '/docs/about'],
    [`/docs/${NEWEST}/faq`, '/docs/faq'],
    ['/docs/about/', '/docs/about'],
    ['/information/breaking-8', '/infomation/breaking-8'],
  ] as const) {
    const response = await request.get(`${from}?from=old`);
    const {pathname, search} = new URL(response.url());
    expect([from, response.status(), pathname + search]).toEqual([from, 200, `${to}?from=old`]);
  }
});

test('section 2: contributing has no sidebar', async ({page}) => {
  await gotoHydrated(page, '/docs/contributing');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
});
