import type {Locator, Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {
  activate,
  answerInstead,
  lookAgain,
  newAddress,
  newestMail,
  openMyAccount,
  panel,
  readKey,
  register,
} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {BACKEND} from './support/origins';
import {atPayPage, atPortal, order, own} from './support/purchases';

test('signing out everywhere ends the session of another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = newAddress('everywhere');
  await openMyAccount(page, address);
  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const other = await context.newPage();
  await openMyAccount(other, address);
  await page.getByRole('button', {name: 'すべての端末からログアウト'}).click();
  await page.waitForURL(/\/account\/signin\?/u);
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
  await other.reload();
  await other.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy/u);
  await other.goto('/account/my');
  await other.waitForURL(/\/account\/signin\?/u);
  await context.close();
});

test('signing out where the server is not reached', async ({page, quiet}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/u);
  await openMyAccount(page, newAddress('signout'));
  await page.route(/auth\/v1\/logout/u, (route) => route.abort());
  // Of the other machines nothing can be promised.
  await page.getByRole('button', {name: 'すべての端末からログアウト'}).click();
  const answer = panel(page, 'データとアカウント').getByRole('alert');
  await expect(answer).toContainText('通信できませんでした。');
  await expect(answer).toBeFocused();
  await checkState(page, 'signout-failed', 'section:has([role=alert])');
  await page.getByRole('button', {name: 'ログアウト', exact: true}).click();
  await page.waitForURL(/\/account\/signin\?/u);
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
  await page.goto('/account/my');
  await page.waitForURL(/\/account\/signin\?/u);
});

/** Opens the question before an account is deleted. */
async function askToDelete(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'アカウントを削除', exact: true}).click();
  return page.getByRole('dialog');
}

/** Answers the question. */
async function deleteNow(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox').fill('削除');
  await dialog.getByRole('button', {name: 'アカウントを削除する'}).click();
}

test('a membership that would go on taking money is ended first', async ({page}) => {
  test.slow();
  await openMyAccount(page, newAddress('running'));
  await own(page, 'pro-monthly');
  await lookAgain(page);
  const opener = page.getByRole('button', {name: 'アカウントを削除', exact: true});
  const dialog = await askToDelete(page);
  await expect(dialog).toContainText('消えるもの：ライセンス、登録済みのパソコン');
  await expect(dialog).toContainText('残るもの：購入記録。');
  await deleteNow(dialog);
  await expect(dialog.getByRole('alert')).toContainText('先にメンバーシップを解約してください。');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await checkState(page, 'delete-subscription', 'dialog[open]');
  await dialog.getByRole('button', {name: 'やめる'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await atPortal(page, '期間の終わりに解約する');
  await deleteNow(await askToDelete(page));
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  await checkState(page, 'deleted');
});

test('a payment page in another tab is closed before the account goes', async ({page}) => {
  await openMyAccount(page, newAddress('paying'));
  const payPage = await order(page, 'pro-monthly');
  await deleteNow(await askToDelete(page));
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  const closed = await page.request.get(payPage.replace(LOCAL_ACCOUNTS.url, BACKEND));
  expect(await closed.text()).toContain('このページは期限切れです。');
});

test('a slip of a convenience store keeps the account until it is paid or lapses', async ({
  page,
}) => {
  await openMyAccount(page, newAddress('slip'));
  const slip = await order(page, 'pro-lifetime');
  await atPayPage(page, slip, 'コンビニの番号を受け取る');
  await lookAgain(page);
  await expect(panel(page, '購入履歴')).toContainText('コンビニでの支払い待ち');
  const dialog = await askToDelete(page);
  await deleteNow(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    'コンビニでのお支払いを待っている注文があります。',
  );
  await expect(dialog.getByRole('alert')).toBeFocused();
  await checkState(page, 'delete-slip', 'dialog[open]');
  await atPayPage(page, slip, '支払わずに期限を過ぎる');
  await deleteNow(dialog);
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
});

test('a payment page that cannot be closed keeps the account', async ({page, quiet}) => {
  quiet.allow(/status of 502/u);
  await openMyAccount(page, newAddress('stuck'));
  await order(page, 'pro-monthly');
  await answerInstead(page, /functions\/v1\/close-payments/u, 502, {
    ok: false,
    reason: 'payment_unavailable',
  });
  const dialog = await askToDelete(page);
  await deleteNow(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    '別のタブで、お支払いの画面が開いています。',
  );
  await checkState(page, 'delete-open-page', 'dialog[open]');
});

test('deleting after an old sign-in asks for a code; computers and other browsers are out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const address = newAddress('delete');
  await openMyAccount(page, address);
  await own(page, 'pro-lifetime');
  await lookAgain(page);
  const key = await readKey(panel(page, 'Proライセンス'));
  await activate(page, key, '配信用PC');
  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const other = await context.newPage();
  await openMyAccount(other, address);

  // As the function answers to a sign-in of more than ten minutes ago; then it is the real one.
  const asked = /rpc\/delete_my_account/u;
  await answerInstead(page, asked, 200, {ok: false, reason: 'reauthentication_needed'});
  const dialog = await askToDelete(page);
  await deleteNow(dialog);
  const send = dialog.getByRole('button', {name: '確認コードを送る'});
  await expect(send).toBeVisible();
  await checkState(page, 'delete-code-question', 'dialog[open]');
  await page.unroute(asked);
  await send.click();
  const code = dialog.getByLabel('確認コード', {exact: true});
  const go = dialog.getByRole('button', {name: '確認して削除する'});
  await expect(code).toBeVisible();
  await code.fill('00000000');
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'コードが正しくないか、有効期限が切れています。',
  );
  await checkState(page, 'delete-code-wrong', 'dialog[open]');
  await code.fill((await newestMail(page, address)).code);
  await go.click();
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  await expect(page.getByRole('link', {name: 'トップページへ'})).toBeVisible();

  const refresh = await register(page, key, '配信用PC');
  expect(refresh.status()).toBe(404);
  expect(await refresh.json()).toMatchObject({reason: 'licence_not_found'});
  // The other browser still holds a token; there is nobody behind it.
  await panel(other, 'アカウント').getByLabel('表示名').fill('おにぎり');
  await panel(other, 'アカウント').getByRole('button', {name: '保存'}).click();
  await other.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy&reason=expired$/u);
  await context.close();
});

test('the question before deleting can be left, and its other tab hears of the end', async ({
  page,
  context,
}) => {
  await openMyAccount(page, newAddress('tab'));
  const second = await context.newPage();
  await second.goto('/account/my');
  await expect(panel(second, 'データとアカウント')).toBeVisible();
  const dialog = await askToDelete(page);
  await checkState(page, 'delete-question', 'dialog[open]');
  await deleteNow(dialog);
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  await second.waitForURL(/\/account\/signin\?/u);
});
