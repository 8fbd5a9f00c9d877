import {expect, gotoHydrated, test} from './support/fixtures';
import {box, options, results} from './support/search';

test('section 5: operators work on Japanese, and what is wrong with a query is marked', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  await box(page).fill('title:棒読み*');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).first()).toContainText('棒読みちゃん');
  await box(page).fill('作者:設定');
  const panel = page.getByRole('search', {name: 'サイト内検索'});
  await expect(panel.getByText(/^unrecognised field '作者', possible fields: /u)).toBeVisible();
  await expect(panel.locator('mark')).toHaveText('作者');
  await expect(panel.getByText(/使える名前はtitle（題名）、/u)).toBeVisible();
  await panel.getByRole('button', {name: '記号を文字として探す'}).click();
  await expect(box(page)).toHaveValue('作者\\:設定');
  await expect(options(page).first()).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent('設定~x')}`);
  const main = page.getByRole('main');
  await expect(main.getByText('edit distance must be numeric')).toBeVisible();
  await expect(main.locator('mark')).toHaveText('~');
  await expect(main.getByRole('status')).toHaveText('検索の記号に誤りがあります');
  await main.getByRole('button', {name: '記号を文字として探す'}).click();
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByLabel('探す言葉')).toHaveValue('設定\\~x');
});

test('section 5: what only looks like an operator is no error', async ({page}) => {
  await gotoHydrated(page, '/');
  const panel = page.getByRole('search', {name: 'サイト内検索'});
  for (const query of ['http://localhost:11180/ 表示', '設定 (^o^)', 'C:\\OBS', '設定:3']) {
    await box(page).fill('設定~');
    await expect(panel.getByText('edit distance must be numeric')).toBeVisible();
    await box(page).fill(query);
    await expect(options(page).first()).toBeVisible();
  }
});
