import {expect, gotoHydrated, test} from './support/fixtures';
import {box, field, form, options, results, searchUrl} from './support/search';

test.describe('scope and version in the address', () => {
  test('outside a section means outside, from the box to the results and back', async ({page}) => {
    await gotoHydrated(page, '/docs/feature/survey');
    await box(page).fill('アンケート');
    await form(page).getByRole('link', {name: 'See all results outside "機能"'}).click();
    const address = `${searchUrl('アンケート')}&ctx=feature&outside=1`;
    await expect(page).toHaveURL(address);
    const main = page.getByRole('main');
    await expect(main.getByText('「機能」以外を探しています。')).toBeVisible();
    const addresses = results(page).locator('> a');
    const isInside = async (): Promise<boolean[]> => {
      const urls = await addresses.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      return urls.map((url) => /^\/docs\/feature[/?#]/u.test(url));
    };
    await expect(addresses.first()).toBeVisible();
    expect(await isInside()).not.toContain(true);
    // The list tells it, too, and what is typed next stays outside.
    const context = page.getByLabel('探す範囲');
    await expect(context.locator('option:checked')).toHaveText('「機能」以外');
    await field(page).fill('棒読み');
    await expect(page).toHaveURL(`${searchUrl('棒読み')}&ctx=feature&outside=1`);
    await page.goBack();
    await main.getByRole('link', {name: '「機能」の中を探す'}).click();
    await expect(page).toHaveURL(`${searchUrl('アンケート')}&ctx=feature`);
    await expect(context).toHaveValue('feature');
    await expect(main.getByText('「機能」の中だけを探しています。')).toBeVisible();
    await expect.poll(isInside).not.toContain(false);
    await main.getByRole('link', {name: '「機能」以外を探す'}).click();
    await expect(page).toHaveURL(address);
    await main.getByRole('link', {name: '全体から探す'}).click();
    await expect(page).toHaveURL(searchUrl('アンケート'));
    await expect(context).toHaveValue('');
  });

  test('a version that there is none of is told; scope and version are changed by keyboard', async ({
    page,
  }) => {
    await page.goto(`${searchUrl('設定')}&version=docs/9.9`);
    const note = page.getByText('バージョン9.9のマニュアルはないため、8.0で探しました。');
    const version = page.getByLabel('バージョン', {exact: true});
    await expect(note).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await version.selectOption('docs/7.2');
    await expect(page).toHaveURL(`${searchUrl('設定')}&version=docs/7.2`);
    await expect(note).toHaveCount(0);
    await test.step('by keyboard, and the query stays', async () => {
      await field(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('探す範囲')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(`${searchUrl('設定')}&ctx=guide&version=docs/7.2`);
      await expect(page.getByLabel('探す範囲')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowUp');
      await expect(page).toHaveURL(`${searchUrl('設定')}&ctx=guide`);
      await expect(version).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(`${searchUrl('設定')}&ctx=guide&version=docs/7.2`);
      await expect(field(page)).toHaveValue('設定');
    });
  });

  test('an old version is searched by itself; the box says so and leads to the newest', async ({
    page,
  }) => {
    await gotoHydrated(page, '/docs/7.2/about');
    await box(page).fill('インストール');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/7\.2\//u);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=[^&]+&version=docs\/7\.2$/u);
    const version = page.getByLabel('バージョン', {exact: true});
    await expect(version).toHaveValue('docs/7.2');
    await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/docs\/7\.2\//u,
    );
    await page.goBack();
    await expect(page).toHaveURL('/docs/7.2/about');
    await box(page).fill('設定');
    await expect(
      form(page).getByText('7.2のマニュアル 最新の8.0で探す', {exact: true}),
    ).toBeVisible();
    await form(page).getByRole('link', {name: '最新の8.0で探す'}).click();
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(version).toHaveValue('docs');
  });

  // Other ways to write a version are held by searchAddress.test.ts.
  test('a long query is cut, in both fields and in the address; version=v7.2 is 7.2', async ({
    page,
  }) => {
    const long = 'あ'.repeat(300);
    await page.goto(`${searchUrl(long)}&version=v7.2`);
    await expect(page.getByLabel('バージョン', {exact: true})).toHaveValue('docs/7.2');
    await expect(page.getByText(/のマニュアルはないため/u)).toHaveCount(0);
    await expect(field(page)).toHaveValue(long.slice(0, 200));
    await expect(page.getByRole('main').getByRole('status')).not.toHaveText('');
    const other = 'い'.repeat(300);
    await field(page).selectText();
    await page.keyboard.insertText(other);
    await expect(field(page)).toHaveValue(other.slice(0, 200));
    await expect(page).toHaveURL(`${searchUrl(other.slice(0, 200))}&version=docs/7.2`);
    await box(page).focus();
    await page.keyboard.insertText(long);
    await expect(box(page)).toHaveValue(long.slice(0, 200));
  });
});
