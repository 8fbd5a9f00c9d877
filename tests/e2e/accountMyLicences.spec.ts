import type {Page} from '@playwright/test';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {
  activate,
  answerInstead,
  deactivate,
  keepSession,
  lookAgain,
  newAddress,
  panel,
  readKey,
  register,
  showMyAccount,
  signInHere,
} from './support/account';
import {expect, test} from './support/fixtures';
import {BACKEND} from './support/origins';
import {checkState} from './support/pageStates';
import {atPayPage, atPortal, own, tokensOf} from './support/purchases';

test('a licence bought, disputed, given back to its owner, refunded', async ({page}) => {
  test.slow();
  await keepSession(page, newAddress('licence'));
  const address = await own(page, 'pro-lifetime');
  await showMyAccount(page);
  const licences = panel(page, 'Proライセンス');
  await expect(licences.getByText('有効', {exact: true})).toBeVisible();
  // The product and the first group tell keys apart; the rest is nobody's business on air.
  await expect(licences).toContainText(/PRO-[0-9A-Z]{5}-•{5}-•{5}-•{5}-•{5}/u);
  const key = await readKey(licences);

  await atPayPage(page, address, 'カード会社から異議を受ける');
  await lookAgain(page);
  await expect(licences.getByText('停止中')).toBeVisible();
  await expect(licences.getByRole('link', {name: '運営者の窓口'})).toBeVisible();
  await checkState(page, 'licence-suspended');

  await atPayPage(page, address, '異議に勝つ');
  await lookAgain(page);
  await expect(licences.getByText('有効', {exact: true})).toBeVisible();
  expect(await readKey(licences)).toBe(key);

  await atPayPage(page, address, '全額を返金する');
  await lookAgain(page);
  await expect(licences.getByText('取り消し（返金）')).toBeVisible();
  await expect(licences).toContainText('このキーは使えません。');
  await expect(licences).not.toContainText('登録済みのパソコン');
  await checkState(page, 'licence-revoked');
  await page.getByText(/最近の\d+件を見る/u).click();
  const activity = panel(page, '最近の操作');
  await expect(activity).toContainText('ライセンスを再開しました');
  await expect(activity).toContainText('返金しました');
  await expect(activity).not.toContainText('アカウントに変更がありました');
});

test('several licences: what can be used comes first, and each copies its own key', async ({
  page,
}) => {
  test.slow();
  await keepSession(page, newAddress('several'));
  const licences = panel(page, 'Proライセンス');
  const redeem = panel(page, '特典コード');
  // A member whose time is over, who has bought and redeemed since.
  await own(page, 'pro-monthly');
  await atPortal(page, 'すぐに終わらせる');
  await showMyAccount(page);
  await expect(licences.getByText('期限切れ')).toBeVisible();
  await expect(licences).toContainText('もう一度申し込むと、同じキーのまま使えます。');
  await redeem.getByLabel('コード', {exact: true}).fill('fan-test-2026');
  await redeem.getByRole('button', {name: '使う'}).click();
  await expect(licences.getByText(/^有効（\d{4}年\d{1,2}月\d{1,2}日まで）$/u)).toBeVisible();
  await own(page, 'pro-lifetime');
  await lookAgain(page);

  const cards = licences.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('買い切り');
  await expect(cards.nth(1)).toContainText('特典コード');
  await expect(cards.nth(2)).toContainText('期限切れ');
  const keys = [await readKey(cards.nth(0)), await readKey(cards.nth(1))];
  expect(keys[0]).not.toBe(keys[1]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cards.nth(1).getByRole('button', {name: 'ライセンスキーをコピー'}).click();
  await expect(cards.nth(1)).toContainText('コピーしました');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(keys[1]);
  await checkState(page, 'licences-several');
});

const LONG = `配信部屋の${'とても長い名前の'.repeat(8)}パソコン２号機`;
// Right to left, an override of direction, joined emoji, what HTML would eat.
const ODD = 'محمد\u202Eabc 👩‍💻 <b>&amp;</b>';
/** Without the override, which nobody sees. */
const ODD_SEEN = ODD.replace('\u202E', '');

test('three computers at once, six computers in thirty days; two tabs release the same one', async ({
  page,
  context,
}) => {
  test.slow();
  await keepSession(page, newAddress('devices'));
  await own(page, 'pro-lifetime');
  await showMyAccount(page);
  const licences = panel(page, 'Proライセンス');
  await expect(licences).not.toContainText('30日間');
  const key = await readKey(licences);
  await test.step('three at once', async () => {
    for (const name of ['配信用PC', LONG, ODD]) await activate(page, key, name);
    const fourth = await register(page, key, '四台目');
    expect(fourth.status()).toBe(409);
    expect(await fourth.json()).toMatchObject({reason: 'device_limit', max_devices: 3});
    await lookAgain(page);
    await expect(licences).toContainText('登録済みのパソコン（3/3）');
    await expect(licences).toContainText(
      '上限に達しています。使っていないパソコンの登録を解除してください。',
    );
    await expect(licences.getByText(ODD_SEEN)).toBeVisible();
    await expect(licences).toContainText('新しいパソコンを、あと3台登録できます。');
    await checkState(page, 'devices-full');
  });

  const second = await context.newPage();
  await test.step('two tabs', async () => {
    await second.goto('/account/my');
    await expect(second.getByText('（3/3）')).toBeVisible();
    // An impatient visitor presses twice: one call, one answer.
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/rpc/deactivate_device'))
        calls += 1;
    });
    await page.getByRole('button', {name: `「${LONG}」の登録を解除`}).click();
    await checkState(page, 'device-question', 'dialog[open]');
    await page.getByRole('dialog').getByRole('button', {name: '登録を解除する'}).dblclick();
    await expect(licences.getByRole('status').first()).toHaveText(/登録を解除しました。/u);
    await expect(licences).toContainText('（2/3）');
    await expect(licences).not.toContainText('上限に達しています。');
    expect(calls).toBe(1);

    await second.getByRole('button', {name: `「${LONG}」の登録を解除`}).click();
    await second.getByRole('dialog').getByRole('button', {name: '登録を解除する'}).click();
    const answer = panel(second, 'Proライセンス').getByRole('alert');
    await expect(answer).toContainText('このパソコンの登録は、すでに解除されています。');
    await expect(answer).toBeFocused();
    await expect(second.getByText('（2/3）')).toBeVisible();
    await second.close();
  });

  await test.step('six in thirty days: from when on there is another one', async () => {
    // The place is free for another one, and again.
    for (const name of ['四台目', '五台目']) {
      await activate(page, key, name);
      await deactivate(page, key, name);
    }
    await activate(page, key, '六台目');
    await deactivate(page, key, ODD);
    await lookAgain(page);
    await expect(licences).toContainText('（2/3）');
    await expect(licences).toContainText(
      /30日間に使える6台に達しました。新しいパソコンは、\d{4}年\d{1,2}月\d{1,2}日 \d{1,2}:\d{2}から登録できます。/u,
    );
    await expect(licences.getByRole('link', {name: '運営者の窓口'})).toBeVisible();
    await checkState(page, 'computers-gone', 'section:has(h4)');
    const seventh = await register(page, key, '七台目');
    expect(seventh.status()).toBe(409);
    expect(await seventh.json()).toMatchObject({reason: 'computer_limit', max_computers: 6});
    // A known one is none of the new ones.
    await activate(page, key, '四台目');
    await lookAgain(page);
    await expect(licences).toContainText('（3/3）');
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

test('a key and an address hide again, the keyboard passes all, and a session or the payment service may be gone', async ({
  page,
}) => {
  test.slow();
  const address = newAddress('owner');
  await keepSession(page, address);
  await own(page, 'pro-lifetime');
  await showMyAccount(page);
  await test.step('with the keyboard alone: in reading order, and always seen', async () => {
    await page.getByRole('link', {name: '送信箱'}).focus();
    const passed: string[] = [];
    while (passed.at(-1) !== 'アカウントを削除' && passed.length < 30) {
      await page.keyboard.press('Tab');
      const {name, isSeen} = await focused(page);
      passed.push(name.trim());
      expect(isSeen, `the focus on ${name}`).toBe(true);
    }
    expect(passed).toEqual([
      '表示',
      'ライセンスキーをコピー',
      'アプリへの登録方法',
      'コード',
      '使う',
      'お支払いの管理',
      expect.stringMatching(/Pro 買い切りライセンスの領収書$/u),
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
  });

  await test.step('a key and an address hide again when their tab goes out of sight', async () => {
    const licences = panel(page, 'Proライセンス');
    await expect(page.locator('main')).not.toContainText(address);
    await licences.getByRole('button', {name: '表示', exact: true}).click();
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
  const manage = membership.getByRole('button', {name: 'お支払いの管理'});
  await test.step('the page of the payment service cannot be opened', async () => {
    await expect(membership).toContainText('このサイトで申し込んだメンバーシップはありません。');
    const portal = /functions\/v1\/portal/u;
    await answerInstead(page, portal, 502, {ok: false, reason: 'payment_unavailable'});
    await manage.click();
    const answer = membership.getByRole('alert');
    await expect(answer).toContainText('お支払いの画面を開けませんでした。');
    await expect(answer).toBeFocused();
    await expect(manage).toBeEnabled();
    await checkState(page, 'portal-unavailable', 'section:has([role=alert])');
    await page.unroute(portal);
  });

  await test.step('a session that the server has ended leads to the sign-in page and back', async () => {
    const {access_token} = await tokensOf(page);
    await page.request.post(`${BACKEND}/auth/v1/logout?scope=global`, {
      headers: {apikey: LOCAL_ACCOUNTS.anonKey, Authorization: `Bearer ${access_token}`},
    });
    await manage.click();
    await page.waitForURL(/\/account\/signin\?next=%2Faccount%2Fmy&reason=expired$/u);
    await expect(
      page.getByText('ログインの有効期限が切れました。もう一度ログインしてください。'),
    ).toBeVisible();
    await signInHere(page, address);
    await page.waitForURL(/\/account\/my$/u);
    await expect(panel(page, '購入履歴')).toContainText('支払い済み');
  });
});
