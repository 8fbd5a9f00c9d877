import type {Page} from '@playwright/test';
import {
  keepSession,
  lookAgain,
  newAddress,
  openMyAccount,
  panel,
  showMyAccount,
} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {atPayPage, atPortal, order, own, visitPortal} from './support/purchases';

const DAY = String.raw`\d{4}年\d{1,2}月\d{1,2}日`;

test('a membership runs, fails to renew, is paid again, ends', async ({page}) => {
  test.slow();
  await keepSession(page, newAddress('member'));
  await own(page, 'pro-monthly');
  await showMyAccount(page);
  const membership = panel(page, 'メンバーシップ');
  await expect(membership).toContainText('Pro メンバーシップ（月額）');
  await expect(membership).toContainText(new RegExp(`有効（次の更新日：${DAY}）`, 'u'));
  await expect(membership).toContainText('￥500（税込）');

  // By its button, as visitors go there; after that by calls.
  await visitPortal(page, '次の支払いに失敗する');
  await expect(membership).toContainText('お支払いに失敗しました');
  await expect(membership.getByRole('button', {name: 'カードを変更'})).toBeVisible();
  await checkState(page, 'membership-past-due');

  await atPortal(page, '次の支払いに成功する');
  await lookAgain(page);
  await expect(membership).toContainText('有効（次の更新日：');
  // The renewal is a purchase of its own.
  await expect(panel(page, '購入履歴').getByText('支払い済み')).toHaveCount(2);

  await atPortal(page, '期間の終わりに解約する');
  await lookAgain(page);
  await expect(membership).toContainText(new RegExp(`解約済み・${DAY}まで利用できます`, 'u'));
  await expect(panel(page, 'Proライセンス')).toContainText('有効（');
  await atPortal(page, '解約を取り消す');
  await lookAgain(page);
  await expect(membership).toContainText('有効（次の更新日：');

  await atPortal(page, 'すぐに終わらせる');
  await lookAgain(page);
  await expect(membership.getByText('解約済み', {exact: true})).toBeVisible();
  await page.getByText(/最近の\d+件を見る/u).click();
  const activity = panel(page, '最近の操作');
  for (const text of ['のお支払いに失敗しました', 'の解約を受け付けました', 'が終わりました']) {
    await expect(activity).toContainText(`メンバーシップ${text}`);
  }
  await expect(activity).not.toContainText('アカウントに変更がありました');
  await checkState(page, 'membership-ended');
});

test('a membership rests while a bank asks for its money, and ends with a refund', async ({
  page,
}) => {
  await keepSession(page, newAddress('disputed'));
  await own(page, 'pro-monthly');
  await atPortal(page, 'カード会社から異議を受ける');
  await showMyAccount(page);
  const licence = panel(page, 'Proライセンス');
  await expect(licence).toContainText('停止中');
  await expect(licence).toContainText('お支払いについてカード会社が確認しています。');
  await atPortal(page, '異議に勝つ', '全額を返金する');
  await lookAgain(page);
  await expect(licence).toContainText('取り消し（返金）');
  await expect(panel(page, 'メンバーシップ')).toContainText('解約済み');
  await expect(panel(page, '購入履歴')).toContainText('返金済み');
});

test('orders wait, lapse, fail, are paid and given back', async ({page, context}) => {
  test.slow();
  await keepSession(page, newAddress('orders'));
  const orders = panel(page, '購入履歴');
  const newest = orders.getByRole('listitem').first();

  await atPayPage(page, await order(page, 'pro-lifetime'), '期限切れにする');
  const slip = await order(page, 'pro-lifetime');
  await atPayPage(page, slip, 'コンビニの番号を受け取る');
  await showMyAccount(page);
  await expect(orders.getByRole('listitem').nth(1)).toContainText('期限切れ');
  await expect(newest).toContainText('コンビニでの支払い待ち');
  await expect(panel(page, 'Proライセンス')).toContainText('Proライセンスはまだありません。');
  await atPayPage(page, slip, '支払わずに期限を過ぎる');
  await lookAgain(page);
  await expect(newest).toContainText('失敗');
  await expect(newest.getByRole('link')).toHaveCount(0);

  await atPayPage(page, await own(page, 'pro-lifetime'), '全額を返金する');
  await own(page, 'pro-lifetime');
  await lookAgain(page);
  await expect(orders.getByRole('listitem').nth(1)).toContainText('返金済み');
  await expect(orders.getByText('支払い済み')).toBeVisible();
  await expect(orders.getByText('￥5,500（税込）')).toHaveCount(4);
  await checkState(page, 'orders');

  const opened = context.waitForEvent('page');
  await orders
    .getByRole('link', {name: /Pro 買い切りライセンスの領収書$/u})
    .first()
    .click();
  const receipt = await opened;
  await expect(receipt.getByRole('heading', {name: '領収書'})).toBeVisible();
  await receipt.close();
});

/** Uses a code of the fan support, and waits for the answer. */
async function redeem(page: Page, code: string): Promise<void> {
  const part = panel(page, '特典コード');
  const answer = page.waitForResponse(/rpc\/redeem_code/u);
  await part.getByLabel('コード', {exact: true}).fill(code);
  await part.getByRole('button', {name: '使う'}).click();
  await answer;
  await expect(part.getByRole('button', {name: '使う'})).toBeEnabled();
}

test('a code that is used up, and too many tries', async ({page}) => {
  test.slow();
  // Whether this visitor is the first one hangs on what ran before; the next one never is.
  await openMyAccount(page, newAddress('first'));
  await redeem(page, 'FAN-ONCE-2026');
  await openMyAccount(page, newAddress('late'));
  await redeem(page, 'ＦＡＮ－ｏｎｃｅ－２０２６');
  const part = panel(page, '特典コード');
  await expect(part.getByRole('alert')).toHaveText(
    'このコードは配布数の上限に達しました。運営者の窓口へお問い合わせください。',
  );
  await expect(part.getByLabel('コード', {exact: true})).toBeFocused();
  await expect(panel(page, 'Proライセンス')).toContainText('Proライセンスはまだありません。');
  await checkState(page, 'redeem-exhausted', 'section:has([role=alert])');

  // Ten an hour by the clock: within twenty-one tries one hour has had eleven.
  const limited = part.getByText('試行回数が多すぎます。1時間ほど待ってからお試しください。');
  for (let tries = 0; tries < 21 && !(await limited.isVisible()); tries += 1) {
    await redeem(page, 'NO-SUCH-CODE');
  }
  await expect(limited).toBeVisible();
  // Not even a code that is right gets through.
  await redeem(page, 'FAN-TEST-2026');
  await expect(limited).toBeVisible();
});
