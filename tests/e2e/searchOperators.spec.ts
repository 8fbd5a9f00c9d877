import {parseQuery} from '@komebiyori/search/parseQuery';
import {OPERATORS} from '../../plugins/search/theme/SearchPage/operators';
import {findingsInBothModes} from './support/axe';
import {expect, gotoHydrated, test} from './support/fixtures';
import {
  answerWith,
  box,
  field,
  form,
  NOTHING,
  options,
  results,
  UNKNOWN,
  WRONG,
} from './support/search';

// What the engine makes of operators is its unit tests' and search.spec's.
test('section 5: what is wrong with a query is marked, with ways to mend it and to the help, whose examples are taken over', async ({
  page,
}) => {
  const wrong = '作者:設定';
  await answerWith(page, {[wrong]: {...NOTHING, error: parseQuery(wrong).error}});
  await gotoHydrated(page, '/docs/about');
  const main = page.getByRole('main');
  await test.step('in the box', async () => {
    await box(page).fill(wrong);
    await expect(
      form(page).getByText(/^unrecognised field '作者', possible fields: /u),
    ).toBeVisible();
    await expect(form(page).locator('mark')).toHaveText('作者');
    await expect(form(page).getByText(/使える名前はtitle（題名）、/u)).toBeVisible();
    await form(page).getByRole('button', {name: '記号を文字として探す'}).click();
    await expect(box(page)).toHaveValue('作者\\:設定');
    await expect(options(page).first()).toBeVisible();
  });
  await test.step('a wrong query has a way to the operators', async () => {
    await box(page).fill(WRONG);
    await expect(form(page).getByText('edit distance must be numeric')).toBeVisible();
    await form(page).getByRole('link', {name: '記号を使って絞り込む'}).click();
    await expect(page).toHaveURL(/\/search\?q=[^#]+#operators$/u);
    await expect(page.locator('details#operators table')).toBeInViewport();
  });
  await test.step('on the results page', async () => {
    await expect(main.getByText('edit distance must be numeric')).toBeVisible();
    await expect(main.locator('mark')).toHaveText('~');
    await expect(main.getByRole('status')).toHaveText('検索の記号に誤りがあります');
    await main.getByRole('button', {name: '記号を文字として探す'}).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('設定\\~x');
  });
  const help = page.locator('#operators');
  // That each of them finds something is held by tests/built/search.test.ts.
  await test.step('the examples of the help are looked for, and it stays open', async () => {
    for (const {example} of OPERATORS.slice(0, 2)) {
      await help.getByRole('link', {name: example, exact: true}).click();
      await expect(field(page)).toHaveValue(example);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(`「${example}」の検索結果`);
      await expect(results(page).first()).toBeVisible();
      await expect(help).toHaveAttribute('open', '');
    }
  });
  await test.step('the help is opened from an error', async () => {
    await field(page).fill(WRONG);
    await page.getByText('記号を使って絞り込む').click();
    await expect(help.locator('table')).toBeHidden();
    await page.getByRole('link', {name: '記号の使い方を見る'}).click();
    await expect(help.locator('table')).toBeVisible();
  });
  await test.step('no axe finding on the results page', async () => {
    for (const [query, seen] of [
      [WRONG, 'edit distance must be numeric'],
      [UNKNOWN, 'No documents were found'],
      ['設定', 'ページ見つかりました'],
    ] as const) {
      await field(page).fill(query);
      await expect(main.getByText(seen).last()).toBeVisible();
      await expect(help.locator('table')).toBeVisible();
      expect(await findingsInBothModes(page, 'main')).toEqual([]);
    }
  });
});
