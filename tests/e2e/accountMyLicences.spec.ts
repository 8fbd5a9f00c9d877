import type {Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {
  activate,
  answerInstead,
  deactivate,
  keepSession,
  newAddress,
  openMyAccount,
  onlyArriveAt,
  panel,
  readKey,
  showMyAccount,
} from './support/account';
import {expect, test} from './support/fixtures';
import {BACKEND} from './support/origins';
import {checkState} from './support/pageStates';
import {atPortal, own, tokensOf, visitPortal} from './support/purchases';

/* What can be done with a licence and a membership; how they may stand is in accountMy.spec.ts. */

const KEPT = '配信用PC';
const GONE = '録画用PC';

test('a computer is released once, however often it is clicked, and one that is gone already is no more', async ({
  page,
}) => {
  await keepSession(page, newAddress('devices'));
  await own(page, 'pro-lifetime');
  await page.goto('/account/my');
  const licences = panel(page, 'Proライセンス');
  await expect(licences).not.toContainText('30日間');
  const key = await readKey(licences);
  for (const name of [KEPT, GONE, '古いPC']) await activate(page, key, name);
  await page.reload();
  await expect(licences).toContainText('登録済みのPC（3/3）');
  const dialog = page.getByRole('dialog');
  const release = dialog.getByRole('button', {name: '登録を解除する'});

  await test.step('an impatient visitor clicks twice: one call, one answer', async () => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/rpc/deactivate_device'))
        calls += 1;
    });
    await page.getByRole('button', {name: '「古いPC」の登録を解除'}).click();
    await checkState(page, 'device-question', 'dialog[open]');
    await release.dblclick();
    await expect(licences.getByRole('status').first()).toHaveText(/登録を解除しました。/u);
    await expect(licences).toContainText('（2/3）');
    await expect(licences).not.toContainText('上限に達しています。');
    expect(calls).toBe(1);
  });

  await test.step('the app, or another tab, was quicker', async () => {
    await deactivate(page, key, GONE);
    await page.getByRole('button', {name: `「${GONE}」の登録を解除`}).click();
    await release.click();
    const answer = licences.getByRole('alert');
    await expect(answer).toContainText('このPCの登録は、すでに解除されています。');
    await expect(answer).toBeFocused();
    await expect(licences).toContainText('（1/3）');
  });
});

/** What has the focus: its name or text, and whether that can be seen. */
async function focused(page: Page): Promise<{readonly name: string; readonly isSeen: boolean}> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return {name: '', isSeen: false};
    const style = getComputedStyle(element);
    const label = element.getAttribute('aria-label');
    return {
      name: label ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
      isSeen: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    };
  });
}

/** With the keyboard alone: in reading order, and always seen. */
async function passAll(page: Page): Promise<void> {
  await page.getByRole('link', {name: '送信箱'}).focus();
  const passed: string[] = [];
  while (passed.at(-1) !== 'アカウントを削除' && passed.length < 30) {
    await page.keyboard.press('Tab');
    const {name, isSeen} = await focused(page);
    passed.push(name.trim());
    expect(isSeen, `the focus on ${name}`).toBe(true);
  }
  expect(passed).toEqual([
    'ライセンスキーを表示',
    'ライセンスキーをコピー',
    'アプリへの登録方法',
    'コード',
    '使う',
    'お支払いの管理',
    expect.stringMatching(/Pro メンバーシップ（月額）の領収書（新しいタブで開きます）$/u),
    'メールアドレスを表示',
    '表示名',
    'お知らせメールを受け取る',
    '保存',
    expect.stringMatching(/^最近の\d+件を見る$/u),
    'ログアウト',
    'すべての端末からログアウト',
    'データをダウンロード',
    'アカウントを削除',
  ]);
}

/** Deletes the account of whoever is signed in, as another browser does. */
async function deleteElsewhere(page: Page): Promise<void> {
  const {access_token} = await tokensOf(page);
  const answer = await page.request.post(`${BACKEND}/rest/v1/rpc/delete_my_account`, {
    headers: {apikey: LOCAL_ACCOUNTS.anonKey, Authorization: `Bearer ${access_token}`},
    data: {},
  });
  expect(await answer.json()).toMatchObject({ok: true});
}

test('a key and an address hide again, the keyboard passes all, a membership is managed, and the account may be gone', async ({
  page,
}) => {
  test.slow();
  const address = newAddress('member');
  await keepSession(page, address);
  await own(page, 'pro-monthly');
  await showMyAccount(page);
  await test.step('with the keyboard alone: in reading order, and always seen', () =>
    passAll(page));

  await test.step('a key and an address hide again when their tab goes out of sight', async () => {
    const licences = panel(page, 'Proライセンス');
    await expect(page.locator('main')).not.toContainText(address);
    await licences.getByRole('button', {name: 'ライセンスキーを表示'}).click();
    await page.getByRole('button', {name: 'メールアドレスを表示'}).click();
    await expect(page.getByText(address)).toBeVisible();
    await expect(licences).not.toContainText('•');
    // Headless tabs are always in sight: what the browser says of this one is put in its mouth.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', {value: true, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(licences).toContainText('•');
    await expect(page.locator('main')).not.toContainText(address);
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
  });

  const membership = panel(page, 'メンバーシップ');
  await test.step('the page of the payment service cannot be opened', async () => {
    const manage = membership.getByRole('button', {name: 'お支払いの管理'});
    const portal = /functions\/v1\/portal/u;
    await answerInstead(page, portal, 502, {ok: false, reason: 'payment_unavailable'});
    await manage.click();
    const answer = membership.getByRole('alert');
    await expect(answer).toContainText('お支払いの画面を開けませんでした。');
    await expect(answer).toBeFocused();
    await expect(manage).toBeEnabled();
    await page.unroute(portal);
  });

  await test.step('and is visited when it can', async () => {
    await expect(membership).toContainText('Pro メンバーシップ（月額） ￥500（税込）');
    await expect(membership).toContainText(/有効（次の更新日：\d{4}年\d{1,2}月\d{1,2}日）/u);
    await visitPortal(page, '次の支払いに失敗する');
    await expect(membership).toContainText('お支払いに失敗しました');
    await expect(membership.getByRole('button', {name: 'カードを変更'})).toBeVisible();
    await page.getByText(/最近の\d+件を見る/u).click();
    const activity = panel(page, '最近の操作');
    await expect(activity).toContainText('メンバーシップのお支払いに失敗しました');
    await expect(activity).not.toContainText('アカウントに変更がありました');
  });

  await test.step('the account was deleted elsewhere: the token still holds, and nobody is behind it', async () => {
    await atPortal(page, 'すぐに終わらせる');
    await deleteElsewhere(page);
    await onlyArriveAt(page, '/account/signin');
    await panel(page, 'アカウント').getByLabel('表示名').fill('おにぎり');
    await panel(page, 'アカウント').getByRole('button', {name: '保存'}).click();
    await page.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy&reason=expired$/u);
  });
});

test('a code whose answer is lost shows what it has given', async ({page, quiet}) => {
  quiet.allow(/ERR_CONNECTION_RESET|Failed to fetch/u);
  await openMyAccount(page, newAddress('lost'));
  // The server has the code; the page never hears of it.
  await page.route(/rpc\/redeem_code$/u, async (route) => {
    // Not through the browser, which is told where the backend of this run is (playwright.config.ts).
    const url = new URL(route.request().url());
    url.port = process.env['E2E_ACCOUNTS'] ?? url.port;
    await route.fetch({url: url.href});
    await route.abort('connectionreset');
  });
  const redeem = panel(page, '特典コード');
  await redeem.getByLabel('コード', {exact: true}).fill('ＦＡＮーＴＥＳＴー２０２６');
  await redeem.getByRole('button', {name: '使う'}).click();
  await expect(redeem.getByRole('alert')).toContainText('通信できませんでした。');
  await expect(panel(page, 'Proライセンス')).toContainText('特典コード');
});
