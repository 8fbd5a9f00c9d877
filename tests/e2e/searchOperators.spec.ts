import {expect, gotoHydrated, test} from './support/fixtures';
import {box, field, form, options, results} from './support/search';

test('section 5: operators work on Japanese, and what is wrong with a query is marked', async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/about');
  await test.step('in the box', async () => {
    await box(page).fill('title:棒読み*');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).first()).toContainText('棒読みちゃん');
    await box(page).fill('作者:設定');
    await expect(
      form(page).getByText(/^unrecognised field '作者', possible fields: /u),
    ).toBeVisible();
    await expect(form(page).locator('mark')).toHaveText('作者');
    await expect(form(page).getByText(/使える名前はtitle（題名）、/u)).toBeVisible();
    await form(page).getByRole('button', {name: '記号を文字として探す'}).click();
    await expect(box(page)).toHaveValue('作者\\:設定');
    await expect(options(page).first()).toBeVisible();
  });
  // The engine's unit tests hold many of them (typedOperators.test.ts).
  await test.step('what only looks like an operator is no error', async () => {
    await box(page).fill('設定~');
    await expect(form(page).getByText('edit distance must be numeric')).toBeVisible();
    await box(page).fill('http://localhost:11180/ 表示');
    await expect(options(page).first()).toBeVisible();
  });
  await test.step('a wrong query has a way to the operators', async () => {
    await box(page).fill('設定~x');
    await expect(form(page).getByText('edit distance must be numeric')).toBeVisible();
    await form(page).getByRole('link', {name: '記号を使って絞り込む'}).click();
    await expect(page).toHaveURL(/\/search\?q=[^#]+#operators$/u);
    await expect(page.locator('details#operators table')).toBeInViewport();
  });
  await test.step('on the results page', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('edit distance must be numeric')).toBeVisible();
    await expect(main.locator('mark')).toHaveText('~');
    await expect(main.getByRole('status')).toHaveText('検索の記号に誤りがあります');
    await main.getByRole('button', {name: '記号を文字として探す'}).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('設定\\~x');
  });
});
