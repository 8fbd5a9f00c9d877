import type {Locator, Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {
  activate,
  answerInstead,
  keepSession,
  newAddress,
  newestMail,
  newSession,
  onlyArriveAt,
  openMyAccount,
  panel,
  readKey,
  register,
  showMyAccount,
  putSession,
} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {BACKEND} from './support/origins';
import {atPayPage, atPortal, order, own} from './support/purchases';

test('signing out where the server is not reached, and everywhere', async ({page, quiet}) => {
  test.slow();
  quiet.allow(/ERR_FAILED|Failed to fetch|status of 403/u);
  const address = newAddress('everywhere');
  // The sessions of two other browsers, of which this one takes the place later.
  const [second, third] = [await newSession(page, address), await newSession(page, address)];
  await openMyAccount(page, address);
  const everywhere = page.getByRole('button', {name: 'すべての端末からログアウト'});
  const out = page.getByText('ログアウトしました。');
  const logout = /auth\/v1\/logout/u;

  await test.step('the server is not reached: of the other machines nothing is promised', async () => {
    await page.route(logout, (route) => route.abort());
    await everywhere.click();
    const answer = panel(page, 'データとアカウント').getByRole('alert');
    await expect(answer).toContainText('通信できませんでした。');
    await expect(answer).toBeFocused();
    await page.getByRole('button', {name: 'ログアウト', exact: true}).click();
    await page.waitForURL(/\/account\/signin\?/u);
    await expect(out).toBeVisible();
    expect(await page.evaluate(() => window.localStorage.getItem('account.session'))).toBeNull();
    await page.unroute(logout);
  });

  await onlyArriveAt(page, '/account/signin');
  await test.step('the session of another browser is still there, and ends the rest', async () => {
    await putSession(page, second);
    await showMyAccount(page);
    await everywhere.click();
    await page.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy&reason=everywhere$/u);
  });

  await test.step('the third browser is out, though its token would last', async () => {
    await putSession(page, third);
    await page.goto('/account/my');
    await page.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy&reason=elsewhere$/u);
  });
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

async function isKept(dialog: Locator, why: string): Promise<void> {
  await deleteNow(dialog);
  await expect(dialog.getByRole('alert')).toContainText(why);
  await expect(dialog.getByRole('alert')).toBeFocused();
}

test('what is still to be paid keeps the account; a payment page in another tab is closed before the account goes, and the other tab hears of it', async ({
  page,
  context,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 502/u);
  await keepSession(page, newAddress('owing'));
  const slip = await order(page, 'pro-lifetime');
  await atPayPage(page, slip, 'コンビニの番号を受け取る');
  await showMyAccount(page);
  const second = await context.newPage();
  await showMyAccount(second);
  const opener = page.getByRole('button', {name: 'アカウントを削除', exact: true});
  const leave = async (dialog: Locator, by = '閉じる'): Promise<void> => {
    await dialog.getByRole('button', {name: by}).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  };

  await test.step('a slip of a convenience store, until it is paid or lapses', async () => {
    const dialog = await askToDelete(page);
    const why = dialog.getByRole('alert');
    await expect(why).toContainText('コンビニでのお支払いを待っている注文があります。');
    await expect(why).toContainText(/支払いの期限（\d{4}年\d{1,2}月\d{1,2}日 23:59）/u);
    await expect(why).toBeFocused();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await leave(dialog);
    await atPayPage(page, slip, '支払わずに期限を過ぎる');
  });

  await test.step('a membership that would go on taking money, which the page hears of now', async () => {
    await own(page, 'pro-monthly');
    const dialog = await askToDelete(page);
    await expect(dialog.getByRole('alert')).toContainText(
      '先に、マイページの「お支払いの管理」でメンバーシップを解約してください。',
    );
    await checkState(page, 'delete-subscription', 'dialog[open]');
    await atPortal(page, 'すぐに終わらせる');
    await leave(dialog);
  });

  const dialog = await askToDelete(page);
  await expect(dialog).toContainText('消えるもの：ライセンス、登録済みのPC');
  await expect(dialog).toContainText('残るもの：購入記録。');
  const closing = /functions\/v1\/close-payments/u;
  const payPage = await order(page, 'pro-monthly');
  await test.step('a payment page that cannot be closed', async () => {
    await answerInstead(page, closing, 502, {ok: false, reason: 'payment_unavailable'});
    await isKept(dialog, '別のタブで、お支払いの画面が開いています。');
    await page.unroute(closing);
  });

  await test.step('the question can be left, and is answered', async () => {
    await leave(dialog, 'やめる');
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await deleteNow(await askToDelete(page));
    await expect(page.getByText('アカウントを削除しました。')).toBeVisible();
    await expect(page.getByRole('link', {name: 'トップページへ'})).toBeVisible();
    await checkState(page, 'deleted');
  });

  const closed = await page.request.get(payPage.replace(LOCAL_ACCOUNTS.url, BACKEND));
  expect(await closed.text()).toContain('このページは期限切れです。');
  await second.waitForURL(/\/account\/signin\?/u);
  await expect(second.getByText('ほかのタブまたは端末でログアウトした')).toBeVisible();
});

test('deleting after an old sign-in asks for a code; the key is worth nothing then', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 403/u);
  const address = newAddress('delete');
  await keepSession(page, address);
  await own(page, 'pro-lifetime');
  await showMyAccount(page);
  const key = await readKey(panel(page, 'Proライセンス'));
  await activate(page, key, '配信用PC');

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

  const refresh = await register(page, key, '配信用PC');
  expect(refresh.status()).toBe(404);
  expect(await refresh.json()).toMatchObject({reason: 'licence_not_found'});
});
