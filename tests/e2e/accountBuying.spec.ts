import type {Route} from '@playwright/test';
import {answering, keepSession, newAddress, signInHere} from './support/account';
import {BOX, openSignedIn, panelOf, payButton} from './support/buying';
import {comeBack, expect, gotoHydrated, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {atPayPage, atPortal, order, own, PRODUCTS} from './support/purchases';

test('what is on sale: unreadable, read, nothing, not what an address asks for', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/ERR_FAILED/u);
  const products = /rest\/v1\/products/u;
  await page.route(products, (route) => route.abort());
  await page.goto('/membership');
  await expect(page.getByText('価格を読み込めませんでした。')).toBeVisible();
  await expect(page.getByRole('heading', {name: '1つずつ比べる'})).toBeVisible();
  await page.unroute(products);
  await page.getByRole('button', {name: 'もう一度試す'}).click();

  await test.step('each has its price, what it is paid for, and how the order goes on', async () => {
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

  await test.step('nothing: Pro is to be had elsewhere', async () => {
    await page.route(products, answering(200, []));
    await page.reload();
    await expect(page.getByText('いまは、このサイトで販売していません。')).toBeVisible();
    await expect(page.locator(BOX).getByRole('link', {name: 'ファン支援ページ'})).toBeVisible();
    await checkState(page, 'nothing-on-sale', BOX);
    await page.unroute(products);
  });

  await test.step('not what an address asks for', async () => {
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

test('no page but those of the accounts asks the backend', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await gotoHydrated(page, '/docs/about');
  expect(asked.filter((url) => url.includes('54321'))).toEqual([]);
});

test.describe('the panel before an order', () => {
  test('says of a membership what it costs and how it ends; whoever is signed out comes back', async ({
    page,
    quiet,
  }) => {
    test.slow();
    quiet.allow(/status of 401/u);
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
    await expect(page.getByText('押しても、まだ支払いません。')).toBeVisible();
    expect(asked.filter((url) => url.includes('/functions/'))).toEqual([]);

    await page.route(
      /functions\/v1\/checkout$/u,
      answering(401, {ok: false, reason: 'not_signed_in'}),
    );
    await page.getByRole('button', {name: `${PRODUCTS['pro-monthly']}を購入する`}).click();
    await payButton(page).click();
    await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3Dpro-monthly/u);
    await expect(page.getByText('ログインの有効期限が切れました。')).toBeVisible();
    await signInHere(page, newAddress('again'));
    await expect(panelOf(page)).toContainText(PRODUCTS['pro-monthly']);
  });

  test('is left for the pay page once, however often it is clicked, unless none opens or it was tried too often', async ({
    page,
    quiet,
  }) => {
    test.slow();
    quiet.allow(/ERR_FAILED|status of [45]\d\d/u);
    await openSignedIn(page, '/membership?buy=pro-lifetime');
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', {name: '最終確認'})).toBeFocused();
    await expect(panel).toContainText('￥5,500（税込）。1回だけ支払います。');
    await expect(panel).toContainText('自動では更新しません。');

    await test.step('no payment page can be opened', async () => {
      const checkout = /functions\/v1\/checkout$/u;
      for (const [reply, words] of [
        [
          answering(502, {ok: false, reason: 'payment_unavailable'}),
          'お支払いの画面を開けませんでした。請求は発生していません。時間をおいてお試しください。',
        ],
        [
          answering(500, {ok: false, reason: 'internal_error'}),
          '処理できませんでした。時間をおいて、もう一度お試しください。',
        ],
        [
          (route: Route) => route.abort(),
          '通信できませんでした。接続を確かめて、もう一度お試しください。',
        ],
      ] as const) {
        await page.route(checkout, reply);
        await payButton(page).click();
        await expect(panel.getByRole('alert')).toContainText(words);
        await expect(panel.getByRole('alert')).toBeFocused();
        await page.unroute(checkout);
      }
    });

    // Nothing is lost: the next click pays.
    await test.step('it is left once, however often it is clicked', async () => {
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

    // Two attempts were made above.
    for (let attempt = 2; attempt < 20; attempt += 1) await order(page, 'pro-lifetime');
    await payButton(page).click();
    await expect(panel.getByRole('alert')).toContainText(
      '試行回数が多すぎます。1時間ほど待ってからお試しください。',
    );
  });
});

test('who has Pro, or has yet to pay for it, is told before buying it again', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 409/u);
  const banner = page.getByRole('status').filter({hasText: 'Proをご利用中です'});
  const refusal = panelOf(page).getByRole('alert');
  /** Presses the button of a panel that the server will not have. */
  const tryToBuy = async (product: keyof typeof PRODUCTS): Promise<void> => {
    await page.goto(`/membership?buy=${product}`);
    await payButton(page).click();
  };
  /** The prices are there when the account has been read, and no word of Pro with them. */
  const saysNothing = async (): Promise<void> => {
    const account = page.waitForResponse(/rpc\/my_account/u);
    await page.goto('/membership');
    await account;
    await expect(page.getByRole('button', {name: /購入する/u}).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  };
  await keepSession(page, newAddress('buyer'));
  const payPage = await order(page, 'pro-lifetime');

  await test.step('a slip of a convenience store', async () => {
    await atPayPage(page, payPage, 'コンビニの番号を受け取る');
    await tryToBuy('pro-yearly');
    await expect(refusal).toContainText('コンビニでのお支払いを待っている注文があります。');
  });

  await test.step('a licence, until the money came back', async () => {
    await atPayPage(page, payPage, 'コンビニで支払う');
    await tryToBuy('pro-lifetime');
    await expect(banner).toContainText('もう一度購入する必要はありません。');
    await expect(refusal).toContainText('すでに購入済みです。');
    await checkState(page, 'already-owned', BOX);
    await atPayPage(page, payPage, '全額を返金する');
    await saysNothing();
  });

  await test.step('a membership, until it is over', async () => {
    await own(page, 'pro-monthly');
    await tryToBuy('pro-yearly');
    await expect(banner).toContainText('自動で更新されるので、何もしなくても続きます。');
    await expect(refusal).toContainText('すでにメンバーです。');
    await tryToBuy('pro-lifetime');
    await expect(refusal).toContainText('メンバーシップが続いています。');
    await atPortal(page, '期間の終わりに解約する');
    await page.goto('/membership');
    await expect(banner).toContainText(/\d+年\d+月\d+日まで使えます。/u);
    await atPortal(page, 'すぐに終わらせる');
    await saysNothing();
  });
});
