import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {axeFindings} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';

const MANUAL = '/manual/handwriting-overlay';
const ZIP = 'handwriting-komebiyori.zip';

test('the handwriting overlay is on the page of downloads, and is the one that it names', async ({
  page,
}) => {
  await gotoHydrated(page, '/templates/downloads');
  const card = page.getByRole('listitem', {name: '手書きオーバーレイ'});
  await card.getByText('SHA-256', {exact: true}).click();
  const hash = await card.locator('details code').innerText();
  const saving = page.waitForEvent('download');
  await card.getByRole('link', {name: '「手書きオーバーレイ」をダウンロード'}).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(ZIP);
  const bytes = readFileSync(await saved.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  await card.getByRole('link', {name: '「手書きオーバーレイ」の使い方'}).click();
  await expect(page).toHaveURL(MANUAL);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('手書きオーバーレイ');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the manual tells all of it, with the zip', async ({page}) => {
    await page.goto(MANUAL);
    await expect(page.locator(`a[href="/templates/zips/${ZIP}"]`)).toBeVisible();
    await expect(page.getByRole('img', {name: /^手書きパッドの画面/u})).toBeVisible();
    for (const id of ['install', 'use', 'keys', 'look', 'chroma', 'trouble', 'faq', 'changes']) {
      await expect(page.locator(`h2#${id}`)).toBeVisible();
    }
  });
});

test('the manual can be used with assistive technology, and on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await gotoHydrated(page, MANUAL);
  expect(await axeFindings(page)).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
});
