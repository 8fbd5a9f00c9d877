import type {Locator, Page} from '@playwright/test';
import versions from '../../versions.json';
import {expect, gotoHydrated, test} from './support/fixtures';
import {answerWith, box, field, form, options, results, searchUrl} from './support/search';

const NEWEST = versions[0] ?? '';
const main = (page: Page): Locator => page.getByRole('main');
const context = (page: Page): Locator => page.getByLabel('探す範囲');
const version = (page: Page): Locator => page.getByLabel('バージョン', {exact: true});

// That only the section, or all but it, is searched is held by searchWorker.test.ts.
test('outside a section means outside, from the box to the results and back; context and version are in the address where they apply', async ({
  page,
}) => {
  await answerWith(page);
  await gotoHydrated(page, '/docs/feature/survey');
  await box(page).fill('アンケート');
  await form(page).getByRole('link', {name: 'See all results outside "機能"'}).click();
  const address = `${searchUrl('アンケート')}&ctx=feature&outside=1`;
  await expect(page).toHaveURL(address);
  const addresses = results(page).locator('h2 a');
  const isInside = async (): Promise<boolean[]> => {
    const urls = await addresses.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    return [...new Set(urls.map((url) => /^\/docs\/feature[/?#]/u.test(url)))];
  };
  await test.step('the page tells it, and what is typed next stays outside', async () => {
    await expect(main(page).getByText('「機能」以外を探しています。')).toBeVisible();
    await expect.poll(isInside).toEqual([false]);
    await expect(context(page).locator('option:checked')).toHaveText('「機能」以外');
    await field(page).fill('棒読み');
    await expect(page).toHaveURL(`${searchUrl('棒読み')}&ctx=feature&outside=1`);
    await page.goBack();
  });
  await test.step('inside, outside again, everywhere', async () => {
    await main(page).getByRole('link', {name: '「機能」の中を探す'}).click();
    await expect(page).toHaveURL(`${searchUrl('アンケート')}&ctx=feature`);
    await expect(context(page)).toHaveValue('feature');
    await expect(main(page).getByText('「機能」の中だけを探しています。')).toBeVisible();
    await expect.poll(isInside).toEqual([true]);
    await main(page).getByRole('link', {name: '「機能」以外を探す'}).click();
    await expect(page).toHaveURL(address);
    await main(page).getByRole('link', {name: '全体から探す'}).click();
    await expect(page).toHaveURL(searchUrl('アンケート'));
    await expect(context(page)).toHaveValue('');
  });
  await test.step('context and version are chosen, and gone back from', async () => {
    await expect(context(page).getByRole('option')).toHaveText([
      'すべて',
      'ガイド',
      '機能',
      '設定',
      '困ったときは',
      'カスタマイズ',
      'Pro',
      '開発者向け',
    ]);
    await context(page).selectOption('feature');
    await expect(page).toHaveURL(`${searchUrl('アンケート')}&ctx=feature`);
    await version(page).selectOption('docs/7.2');
    await expect(page).toHaveURL(`${searchUrl('アンケート')}&ctx=feature&version=docs/7.2`);
    await context(page).selectOption('');
    await expect(page).toHaveURL(`${searchUrl('アンケート')}&version=docs/7.2`);
    await page.goBack();
    await expect(context(page)).toHaveValue('feature');
    await page.getByRole('link', {name: '全体から探す'}).click();
    await expect(context(page)).toHaveValue('');
    await expect(page).toHaveURL(`${searchUrl('アンケート')}&version=docs/7.2`);
  });
});

// Other ways to write a version are held by searchAddress.test.ts.
test('a long query is cut, in both fields and in the address; a version that there is none of is told; an old one is searched by itself', async ({
  page,
}) => {
  await answerWith(page);
  const long = 'あ'.repeat(300);
  await page.goto(`${searchUrl(long)}&version=docs/9.9`);
  const note = page.getByText(`バージョン9.9のマニュアルはないため、${NEWEST}で探しました。`);
  await test.step('a version that there is none of is told until another is chosen', async () => {
    await expect(note).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await version(page).selectOption('docs/7.2');
    await expect(page).toHaveURL(/&version=docs\/7\.2$/u);
    await expect(note).toHaveCount(0);
  });
  await test.step('a long query is cut', async () => {
    await expect(field(page)).toHaveValue(long.slice(0, 200));
    const other = 'い'.repeat(300);
    await field(page).selectText();
    await page.keyboard.insertText(other);
    await expect(field(page)).toHaveValue(other.slice(0, 200));
    await expect(page).toHaveURL(`${searchUrl(other.slice(0, 200))}&version=docs/7.2`);
    await box(page).focus();
    await page.keyboard.insertText(long);
    await expect(box(page)).toHaveValue(long.slice(0, 200));
    await box(page).fill('');
  });
  await test.step('scope and version are changed by keyboard, and the query stays', async () => {
    await field(page).fill('設定');
    await expect(page).toHaveURL(`${searchUrl('設定')}&version=docs/7.2`);
    await changeByKeyboard(page);
  });
  await test.step('in an old manual the box searches it, says so and leads to the newest', async () => {
    await context(page).selectOption('');
    await expect(page).toHaveURL(`${searchUrl('設定')}&version=docs/7.2`);
    await results(page).locator('a[href^="/docs/7.2/about?"]').click();
    await expect(page).toHaveURL(/\/docs\/7\.2\/about/u);
    await box(page).fill('インストール');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/7\.2\//u);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=[^&]+&version=docs\/7\.2$/u);
    await expect(version(page)).toHaveValue('docs/7.2');
    await expect(results(page).first().locator('h2 a')).toHaveAttribute('href', /^\/docs\/7\.2\//u);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/7\.2\/about/u);
    await box(page).fill('設定');
    const told = form(page).getByText(`7.2のマニュアル 最新の${NEWEST}で探す`, {exact: true});
    await expect(told).toBeVisible();
    await form(page)
      .getByRole('link', {name: `最新の${NEWEST}で探す`})
      .click();
    await expect(page).toHaveURL(searchUrl('設定'));
    await expect(version(page)).toHaveValue('docs');
  });
});

async function changeByKeyboard(page: Page): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(context(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${searchUrl('設定')}&ctx=guide&version=docs/7.2`);
  await expect(context(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(`${searchUrl('設定')}&ctx=guide`);
  await expect(version(page)).toBeFocused();
  for (let above = versions.indexOf('7.2'); above > 0; above--) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(page).toHaveURL(`${searchUrl('設定')}&ctx=guide&version=docs/7.2`);
  await expect(field(page)).toHaveValue('設定');
}
