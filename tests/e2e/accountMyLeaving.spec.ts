import type {Locator, Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {
  activate,
  answerInstead,
  keepSession,
  lookAgain,
  newAddress,
  newestMail,
  openMyAccount,
  panel,
  readKey,
  register,
  showMyAccount,
} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {BACKEND} from './support/origins';
import {atPayPage, atPortal, order, own} from './support/purchases';

test('signing out where the server is not reached, and everywhere', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  test.slow();
  quiet.allow(/ERR_FAILED|Failed to fetch/u);
  const address = newAddress('everywhere');
  await openMyAccount(page, address);
  const context = await browser.newContext({baseURL: baseURL ?? ''});
  const other = await context.newPage();
  await openMyAccount(other, address);

  const logout = /auth\/v1\/logout/u;
  await page.route(logout, (route) => route.abort());
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

  // The session of another browser, which was promised nothing, is still there, until it is ended.
  await page.unroute(logout);
  await openMyAccount(page, address);
  await lookAgain(other);
  await page.getByRole('button', {name: 'すべての端末からログアウト'}).click();
  await page.waitForURL(/\/account\/signin\?/u);
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
  await other.reload();
  await other.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy/u);
  await other.goto('/account/my');
  await other.waitForURL(/\/account\/signin\?/u);
  await context.close();
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

test('what is still to be paid keeps the account; its other tab hears of the end', async ({
  page,
  context,
}) => {
  test.slow();
  await keepSession(page, newAddress('owing'));
  const slip = await order(page, 'pro-lifetime');
  await atPayPage(page, slip, 'コンビニの番号を受け取る');
  await showMyAccount(page);
  const second = await context.newPage();
  await showMyAccount(second);
  const opener = page.getByRole('button', {name: 'アカウントを削除', exact: true});
  const dialog = await askToDelete(page);

  await test.step('a slip of a convenience store, until it is paid or lapses', async () => {
    await expect(panel(page, '購入履歴')).toContainText('コンビニでの支払い待ち');
    await expect(dialog).toContainText('消えるもの：ライセンス、登録済みのパソコン');
    await expect(dialog).toContainText('残るもの：購入記録。');
    await deleteNow(dialog);
    await expect(dialog.getByRole('alert')).toContainText(
      'コンビニでのお支払いを待っている注文があります。',
    );
    await expect(dialog.getByRole('alert')).toBeFocused();
    await atPayPage(page, slip, '支払わずに期限を過ぎる');
  });

  await test.step('a membership that would go on taking money', async () => {
    await own(page, 'pro-monthly');
    await deleteNow(dialog);
    await expect(dialog.getByRole('alert')).toContainText(
      '先に、マイページの「お支払いの管理」でメンバーシップを解約してください。',
    );
    await expect(dialog.getByRole('alert')).toBeFocused();
    await checkState(page, 'delete-subscription', 'dialog[open]');
    await atPortal(page, '期間の終わりに解約する');
  });

  await test.step('the question can be left, and is answered', async () => {
    await dialog.getByRole('button', {name: 'やめる'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await deleteNow(await askToDelete(page));
    await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
    await checkState(page, 'deleted');
    await second.waitForURL(/\/account\/signin\?/u);
  });
});

test('a payment page in another tab is closed before the account goes, which stays with it', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 502/u);
  await keepSession(page, newAddress('paying'));
  const payPage = await order(page, 'pro-monthly');
  await showMyAccount(page);
  const closing = /functions\/v1\/close-payments/u;
  await answerInstead(page, closing, 502, {ok: false, reason: 'payment_unavailable'});
  const dialog = await askToDelete(page);
  await deleteNow(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    '別のタブで、お支払いの画面が開いています。',
  );
  await page.unroute(closing);
  await deleteNow(dialog);
  await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
  const closed = await page.request.get(payPage.replace(LOCAL_ACCOUNTS.url, BACKEND));
  expect(await closed.text()).toContain('このページは期限切れです。');
});

test('deleting after an old sign-in asks for a code; computers and other browsers are out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const address = newAddress('delete');
  await keepSession(page, address);
  await own(page, 'pro-lifetime');
  await showMyAccount(page);
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
