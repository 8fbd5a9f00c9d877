import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {axeFindings} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';

test('the handwriting overlay is the one that its page names, and leads to its manual', async ({
  page,
}) => {
  await gotoHydrated(page, '/templates/downloads');
  const card = page.getByRole('listitem', {name: '手書きオーバーレイ'});
  await card.getByText('SHA-256', {exact: true}).click();
  const hash = await card.locator('details code').innerText();
  const saving = page.waitForEvent('download');
  await card.getByRole('link', {name: '「手書きオーバーレイ」をダウンロード'}).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('handwriting-komebiyori.zip');
  const bytes = readFileSync(await saved.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  await card.getByRole('link', {name: '「手書きオーバーレイ」の使い方'}).click();
  await expect(page).toHaveURL('/manual/handwriting-overlay');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('手書きオーバーレイ');

  await test.step('the manual can be used with assistive technology, and on a phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    expect(await axeFindings(page)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
});
