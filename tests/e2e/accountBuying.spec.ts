import type {Locator, Page, Route} from '@playwright/test';
import {answering, newAddress, signInHere} from './support/account';
import {BOX, panelOf, payButton, signInTo} from './support/buying';
import {comeBack, expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {atPayPage, atPortal, order, own, PRODUCTS} from './support/purchases';

/** Signs in and opens the panel before an order is final. */
async function openPanel(page: Page, product: keyof typeof PRODUCTS): Promise<Locator> {
  await signInTo(page, `/membership?buy=${product}`);
  await expect(panelOf(page).getByRole('heading', {name: '最終確認'})).toBeFocused();
  return panelOf(page);
}

test.describe('what is on sale', () => {
  test('has its price, what it is paid for, and how the order goes on', async ({page}) => {
    await page.goto('/membership');
    for (const [product, price, renewal] of [
      [PRODUCTS['pro-lifetime'], '￥5,500（税込）', ''],
      [PRODUCTS['pro-monthly'], '￥500（税込）／月', '解約するまで自動で更新します。'],
      [PRODUCTS['pro-yearly'], '￥5,000（税込）／年', '解約するまで自動で更新します。'],
    ] as const) {
      const item = page.getByRole('listitem').filter({
        has: page.getByRole('heading', {name: product, exact: true}),
      });
      await expect(item).toContainText(price);
      if (renewal === '') await expect(item).not.toContainText('自動で更新');
      else await expect(item).toContainText(renewal);
    }
    await expect(page.getByText('先にログインします。')).toBeVisible();
    // The two ways, told apart.
    for (const way of ['このサイトで購入する', 'ファン支援で申し込む']) {
      await expect(page.getByRole('heading', {name: way, exact: true})).toBeVisible();
    }
    await checkState(page, 'products');
  });

  test('may be nothing: Pro is to be had elsewhere', async ({page}) => {
    await page.route(/rest\/v1\/products/u, answering(200, []));
    await page.goto('/membership');
    await expect(page.getByText('いまは、このサイトで販売していません。')).toBeVisible();
    await expect(page.locator(BOX).getByRole('link', {name: 'ファン支援ページ'})).toBeVisible();
    await checkState(page, 'nothing-on-sale', BOX);
  });

  test('may not be what an address asks for', async ({page}) => {
    await page.goto('/membership?buy=nope');
    const gone = page.getByRole('alert');
    await expect(gone).toContainText('この商品は、いま販売していません。');
    await expect(gone).toBeFocused();
    await expect(gone).toBeInViewport();
    await checkState(page, 'product-unknown', BOX);
    await page.getByRole('button', {name: `${PRODUCTS['pro-yearly']}を購入する`}).click();
    await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3Dpro-yearly$/u);
  });
});

test.describe('the panel before an order', () => {
  test('says of a membership what it costs, when it goes on and how it ends', async ({page}) => {
    await page.goto('/membership');
    await page.getByRole('button', {name: `${PRODUCTS['pro-monthly']}を購入する`}).click();
    await page.waitForURL(/\/account\/signin\?next=/u);
    await signInHere(page, newAddress('monthly'));
    await page.waitForURL(/\/membership\?buy=pro-monthly$/u);
    const panel = panelOf(page);
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('heading')).toBeInViewport();
    // All that is to be confirmed and the button are on one screen.
    await expect(payButton(page)).toBeInViewport();
    for (const text of [
      `${PRODUCTS['pro-monthly']}、1つ。`,
      '毎月￥500（税込）。1年間では￥6,000（税込）です。',
      '1回目は申し込みのとき',
      'すぐにライセンスキーを表示します。',
      '毎月、申し込んだ日と同じ日に自動で更新します。',
      'マイページの「お支払いの管理」でいつでも解約でき',
      '申し込みの撤回と返金',
    ]) {
      await expect(panel).toContainText(text);
    }
    await checkState(page, 'panel-monthly', BOX);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await panel.getByRole('button', {name: 'やめる'}).click();
    await expect(panel).toHaveCount(0);
    await expect(
      page.getByRole('button', {name: `${PRODUCTS['pro-monthly']}を購入する`}),
    ).toBeVisible();
    await expect(page.getByText('押しても、まだ支払いません。')).toBeVisible();
    expect(asked.filter((url) => url.includes('/functions/'))).toEqual([]);
  });

  test('is left for the pay page once, however often it is clicked', async ({page}) => {
    const panel = await openPanel(page, 'pro-lifetime');
    await expect(panel).toContainText('￥5,500（税込）。1回だけ支払います。');
    await expect(panel).toContainText('自動では更新しません。');
    await checkState(page, 'panel-lifetime', BOX);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/functions\/v1\/checkout$/u.test(request.url()) && request.method() === 'POST')
        calls.push(request.url());
    });
    // An answer without content leaves the page where it is, as a slow payment page does for a while.
    const payPage = /:54321\/pay\/cs_/u;
    await page.route(payPage, (route) => route.fulfill({status: 204}));
    // The second click comes before React has disabled the button.
    const leaving = page.waitForRequest(payPage);
    await payButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await leaving;
    await expect(page.getByRole('button', {name: '処理中…'})).toBeDisabled();
    expect(calls).toHaveLength(1);
    await page.unroute(payPage);
    // The browser's back button may bring the page as it was left.
    await comeBack(page);
    await payButton(page).click();
    await page.waitForURL(payPage);

    // Who comes back without having paid is told so, where it can be seen.
    await page.getByRole('link', {name: '支払わずに戻る'}).click();
    const told = page.getByText('購入手続きを取り消しました。請求は発生していません。');
    await expect(told).toBeInViewport();
    await expect(page.getByRole('status').filter({has: told})).toBeFocused();
    await checkState(page, 'canceled', BOX);
    // The word is about the attempt that was left, not about the next one.
    await page.getByRole('button', {name: `${PRODUCTS['pro-lifetime']}を購入する`}).click();
    await expect(panel).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  test('stays with its words when no payment page can be opened', async ({page, quiet}) => {
    quiet.allow(/ERR_FAILED|status of [45]\d\d/u);
    const panel = await openPanel(page, 'pro-yearly');
    await expect(panel).toContainText('毎年￥5,000（税込）。');
    const checkout = /functions\/v1\/checkout$/u;
    for (const [name, reply, words] of [
      [
        'unavailable',
        answering(502, {ok: false, reason: 'payment_unavailable'}),
        'お支払いの画面を開けませんでした。請求は発生していません。時間をおいてお試しください。',
      ],
      [
        'server-error',
        answering(500, {ok: false, reason: 'internal_error'}),
        '処理できませんでした。時間をおいて、もう一度お試しください。',
      ],
      [
        'offline',
        (route: Route) => route.abort(),
        '通信できませんでした。接続を確かめて、もう一度お試しください。',
      ],
    ] as const) {
      await page.route(checkout, reply);
      await payButton(page).click();
      await expect(panel.getByRole('alert')).toContainText(words);
      await expect(panel.getByRole('alert')).toBeFocused();
      if (name === 'unavailable') await checkState(page, 'panel-unavailable', BOX);
      await page.unroute(checkout);
    }
    // Nothing is lost: the next click pays.
    await payButton(page).click();
    await page.waitForURL(/:54321\/pay\/cs_/u);
  });

  test('sends whoever is signed out to sign in, and comes back', async ({page, quiet}) => {
    quiet.allow(/status of 401/u);
    await openPanel(page, 'pro-monthly');
    await page.route(
      /functions\/v1\/checkout$/u,
      answering(401, {ok: false, reason: 'not_signed_in'}),
    );
    await payButton(page).click();
    await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3Dpro-monthly/u);
    await expect(page.getByText('ログインの有効期限が切れました。')).toBeVisible();
    await signInHere(page, newAddress('again'));
    await expect(panelOf(page)).toContainText(PRODUCTS['pro-monthly']);
  });

  test('refuses after too many attempts', async ({page, quiet}) => {
    quiet.allow(/status of 429/u);
    const panel = await openPanel(page, 'pro-lifetime');
    for (let attempt = 0; attempt < 20; attempt += 1) await order(page, 'pro-lifetime');
    await payButton(page).click();
    await expect(panel.getByRole('alert')).toContainText(
      '試行回数が多すぎます。1時間ほど待ってからお試しください。',
    );
  });
});

test.describe('who has Pro already', () => {
  test('is told before buying it again, and no more after the money came back', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 409/u);
    await signInTo(page, '/membership');
    const payPage = await own(page, 'pro-lifetime');
    await page.goto('/membership?buy=pro-lifetime');
    const banner = page.getByRole('status').filter({hasText: 'Proをご利用中です'});
    await expect(banner).toContainText('もう一度購入する必要はありません。');
    await payButton(page).click();
    await expect(panelOf(page).getByRole('alert')).toContainText('すでに購入済みです。');
    await checkState(page, 'already-owned', BOX);

    await atPayPage(page, payPage, '全額を返金する');
    await page.goto('/membership');
    const account = page.waitForResponse(/rpc\/my_account/u);
    await page.reload();
    await account;
    await expect(page.getByRole('button', {name: /購入する/u}).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test('with a slip of a convenience store buys nothing else', async ({page, quiet}) => {
    quiet.allow(/status of 409/u);
    await signInTo(page, '/membership');
    await atPayPage(page, await order(page, 'pro-lifetime'), 'コンビニの番号を受け取る');
    await page.goto('/membership?buy=pro-yearly');
    await payButton(page).click();
    await expect(panelOf(page).getByRole('alert')).toContainText(
      'コンビニでのお支払いを待っている注文があります。',
    );
    await checkState(page, 'slip-pending', BOX);
  });

  test('as a member need not do anything, and pays once only', async ({page, quiet}) => {
    quiet.allow(/status of 409/u);
    await signInTo(page, '/membership');
    await own(page, 'pro-monthly');
    await page.goto('/membership?buy=pro-yearly');
    const banner = page.getByRole('status').filter({hasText: 'Proをご利用中です'});
    await expect(banner).toContainText('自動で更新されるので、何もしなくても続きます。');
    await payButton(page).click();
    await expect(panelOf(page).getByRole('alert')).toContainText('すでにメンバーです。');
    await checkState(page, 'already-subscribed', BOX);
    await page.goto('/membership?buy=pro-lifetime');
    await payButton(page).click();
    await expect(panelOf(page).getByRole('alert')).toContainText('メンバーシップが続いています。');
    await checkState(page, 'membership-running', BOX);

    await page.goto('/account/my');
    await atPortal(page, '期間の終わりに解約する');
    await page.goto('/membership');
    await expect(banner).toContainText(/\d+年\d+月\d+日まで使えます。/u);
    await page.goto('/account/my');
    await atPortal(page, 'すぐに終わらせる');
    const account = page.waitForResponse(/rpc\/my_account/u);
    await page.goto('/membership');
    await account;
    await expect(page.getByRole('button', {name: /購入する/u}).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
