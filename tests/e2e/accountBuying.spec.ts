import type {Locator, Page, Route} from '@playwright/test';
import * as v from 'valibot';
import {newAddress, signInHere} from './support/account';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {atPayPage, atPortal, buy, openPayPage, order, own, PRODUCTS} from './support/purchases';

const KEY = /PRO(?:-[0-9A-HJKMNP-TV-Z]{5}){5}/u;
/** What the account's part of a page stands in. */
const BOX = 'main div[class*="box_"]';
const SUCCEEDED = '/account/checkout/succeeded';

/** Signs in on the way to a page that signing in may lead to. */
async function signInTo(page: Page, path: string, address = newAddress('buying')): Promise<void> {
  await page.goto(`/account/signin?next=${encodeURIComponent(path)}`);
  await signInHere(page, address);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

const panelOf = (page: Page): Locator => page.getByRole('region', {name: '最終確認'});
const payButton = (page: Page): Locator => page.getByRole('button', {name: 'お支払いへ進む'});

/** Signs in and opens the panel before an order is final. */
async function openPanel(page: Page, product: keyof typeof PRODUCTS): Promise<Locator> {
  await signInTo(page, `/membership?buy=${product}`);
  await expect(panelOf(page).getByRole('heading', {name: '最終確認'})).toBeFocused();
  return panelOf(page);
}

/** An answer of a function of another origin. */
const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({status, json: body, headers: {'Access-Control-Allow-Origin': '*'}});

/** The page after the payment of an order, as Stripe leads to it. */
const thanksOf = (payPage: string): string =>
  `${SUCCEEDED}?session_id=${new URL(payPage).pathname.split('/').at(-1) ?? ''}`;

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
    await page.route(/rest\/v1\/products/u, answer(200, []));
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
    await payButton(page).dblclick();
    await page.waitForURL(/:54321\/pay\/cs_/u);
    expect(calls).toHaveLength(1);

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
        answer(502, {ok: false, reason: 'payment_unavailable'}),
        'お支払いの画面を開けませんでした。請求は発生していません。時間をおいてお試しください。',
      ],
      [
        'server-error',
        answer(500, {ok: false, reason: 'internal_error'}),
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
      answer(401, {ok: false, reason: 'not_signed_in'}),
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

const thanks = (page: Page): Locator =>
  page.getByRole('heading', {name: 'ご購入ありがとうございます'});

test.describe('after the payment', () => {
  test('the key is shown to its owner only, in whatever browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    const address = newAddress('owner');
    await signInTo(page, '/membership', address);
    await openPayPage(page, 'pro-lifetime');
    await page.getByRole('button', {name: '拒否されるカードで試す'}).click();
    await expect(page.getByRole('alert')).toHaveText('カードが拒否されました。');
    await page.getByRole('button', {name: 'カードで支払う'}).click();
    await page.waitForURL(/checkout\/succeeded\?session_id=cs_/u);
    await expect(thanks(page)).toBeFocused();
    const box = page.locator(BOX);
    await expect(box).toContainText(`${PRODUCTS['pro-lifetime']}：￥5,500（税込）`);
    await expect(box).not.toContainText('次のお支払い');
    await expect(box.getByRole('link', {name: 'アプリへの登録方法'})).toHaveAttribute(
      'href',
      '/docs/pro/how-to-register',
    );
    await checkState(page, 'paid');
    // The page may be on air.
    await expect(box).not.toContainText(KEY);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await box.getByRole('button', {name: 'ライセンスキーをコピー'}).click();
    await expect(box).toContainText('コピーしました');
    const key = await page.evaluate(() => navigator.clipboard.readText());
    expect(key).toMatch(KEY);
    expect(page.url()).not.toMatch(KEY);
    expect(await page.title()).not.toMatch(KEY);
    const receipt = page.context().waitForEvent('page');
    await box.getByRole('link', {name: '領収書'}).click();
    await expect((await receipt).getByRole('heading', {name: '領収書'})).toBeVisible();
    await (await receipt).close();

    const path = `${new URL(page.url()).pathname}${new URL(page.url()).search}`;
    const sent = newAddress('stranger');
    for (const [who, sees] of [
      [address, 'ご購入ありがとうございます'],
      [sent, '注文が見つかりません。'],
    ] as const) {
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      const other = await context.newPage();
      await other.goto(path);
      await other.waitForURL(/\/account\/signin\?next=/u);
      await signInHere(other, who);
      await other.waitForURL((url) => `${url.pathname}${url.search}` === path);
      await expect(other.locator(BOX)).toContainText(sees);
      if (who === sent) {
        await expect(other.locator(BOX)).not.toContainText(PRODUCTS['pro-lifetime']);
        await checkState(other, 'not-found', BOX);
      }
      await context.close();
    }
  });

  test('an address that names no order asks nobody to sign in', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const query of ['', '?session_id=', '?session_id=42', '?session_id=cs_%27%3B--']) {
      await page.goto(`${SUCCEEDED}${query}`);
      await expect(page.getByRole('alert')).toContainText('注文が見つかりません。');
      await expect(page.getByRole('link', {name: 'マイページを開く'})).toHaveAttribute(
        'href',
        '/account/my',
      );
    }
    expect(asked.filter((url) => url.includes('order_status'))).toEqual([]);
  });

  test('a membership says when the next payment is due, and its end once it is canceled', async ({
    page,
  }) => {
    await signInTo(page, '/membership');
    await buy(page, 'pro-monthly');
    await expect(thanks(page)).toBeFocused();
    const box = page.locator(BOX);
    await expect(box).toContainText(/次のお支払いは\d+年\d+月\d+日です。/u);
    await expect(box.getByRole('button', {name: 'ライセンスキーをコピー'})).toBeVisible();
    await expect(box.getByRole('link', {name: '領収書'})).toHaveAttribute('href', /receipt/u);
    await checkState(page, 'paid-monthly', BOX);
    const here = page.url();
    await page.goto('/account/my');
    await atPortal(page, '期間の終わりに解約する');
    await page.goto(here);
    await expect(box).toContainText(/解約済みです。\d+年\d+月\d+日まで使えます。/u);
  });
});

const Status = v.looseObject({status: v.string()});

const pageTime = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Lets time pass on a page whose clock stands, in steps so small that answers come in between. */
async function passUntil(page: Page, time: number): Promise<void> {
  while ((await pageTime(page)) < time) await page.clock.runFor(250);
}

test.describe('while the payment is on its way', () => {
  test('a late notice of the payment service is asked for once, and waited for', async ({page}) => {
    await signInTo(page, '/membership');
    const payPage = await own(page, 'pro-lifetime');
    const synced: string[] = [];
    page.on('request', (request) => {
      if (/checkout-sync$/u.test(request.url()) && request.method() === 'POST')
        synced.push(request.url());
    });
    await page.clock.install();
    let isFirst = true;
    // Stripe has the money, and the site does not know yet.
    await page.route(/rpc\/order_status/u, async (route) => {
      // From the first look on, time passes only when the test lets it.
      if (isFirst) await page.clock.pauseAt(Date.now() + 500);
      isFirst = false;
      const real = await route.fetch();
      const order = v.parse(Status, await real.json());
      await route.fulfill({
        response: real,
        json: {...order, status: 'pending', licence_key: null},
      });
    });
    const looked = page.waitForResponse(/rpc\/order_status/u);
    await page.goto(thanksOf(payPage));
    await looked;
    const box = page.locator(BOX);
    await expect(box).toContainText('お支払いを確認しています…');
    await expect(box.locator('[aria-busy="true"]')).toBeVisible();
    const start = await pageTime(page);
    await passUntil(page, start + 8000);
    expect(synced).toEqual([]);
    await passUntil(page, start + 16_000);
    await expect.poll(() => synced.length).toBe(1);
    await passUntil(page, start + 26_000);
    await expect(box).not.toContainText('確認に時間がかかっています。');
    await passUntil(page, start + 40_000);
    await expect(box).toContainText(
      '確認に時間がかかっています。このページを閉じても、確認でき次第マイページに表示されます。',
    );
    expect(synced).toHaveLength(1);
    await page.clock.resume();
    await checkState(page, 'slow', BOX);
    await page.unroute(/rpc\/order_status/u);
    await expect(thanks(page)).toBeFocused();
  });

  test('a look that fails says so, and the next one goes on', async ({page, quiet}) => {
    quiet.allow(/ERR_FAILED/u);
    await signInTo(page, '/membership');
    const payPage = await own(page, 'pro-lifetime');
    await page.clock.install();
    await page.route(/rpc\/order_status/u, (route) => route.abort());
    await page.goto(thanksOf(payPage));
    await expect(page.getByRole('alert')).toContainText(
      '通信できませんでした。つながりしだい、もう一度確かめます。',
    );
    await checkState(page, 'look-failed', BOX);
    await page.unroute(/rpc\/order_status/u);
    await page.clock.runFor(2000);
    await expect(thanks(page)).toBeFocused();
  });

  test('a payment at a convenience store may come while the page is open', async ({page}) => {
    await signInTo(page, '/membership');
    await page.clock.install();
    const payPage = await buy(page, 'pro-lifetime', 'コンビニの番号を受け取る');
    const box = page.locator(BOX);
    await expect(box).toContainText(
      'コンビニでのお支払いをお待ちしています。お支払い後にライセンスが発行されます。',
    );
    await checkState(page, 'konbini', BOX);
    await atPayPage(page, payPage, 'コンビニで支払う');
    await page.clock.runFor(15_000);
    await expect(thanks(page)).toBeFocused();
    await expect(box.getByRole('button', {name: 'ライセンスキーをコピー'})).toBeVisible();
  });

  test('a store that was never visited, and a page that was left open, end the order', async ({
    page,
  }) => {
    await signInTo(page, '/membership');
    await page.clock.install();
    const slip = await buy(page, 'pro-lifetime', 'コンビニの番号を受け取る');
    const box = page.locator(BOX);
    await expect(box).toContainText('コンビニでのお支払いをお待ちしています。');
    await atPayPage(page, slip, '支払わずに期限を過ぎる');
    await page.clock.runFor(15_000);
    await expect(box.getByRole('alert')).toContainText('お支払いが完了しませんでした。');
    await expect(box.getByRole('alert')).toBeFocused();
    await checkState(page, 'failed', BOX);
    // The way to another try leads to the same product.
    await box.getByRole('link', {name: 'もう一度購入する'}).click();
    await page.waitForURL(/\/membership\?buy=pro-lifetime$/u);
    await payButton(page).click();
    await page.waitForURL(/:54321\/pay\/cs_/u);
    const left = page.url();
    await page.goto(thanksOf(left));
    await expect(box).toContainText('お支払いを確認しています…');
    await checkState(page, 'checking', BOX);
    await atPayPage(page, left, '期限切れにする');
    await page.clock.runFor(2000);
    await expect(box.getByRole('alert')).toContainText('お支払いが完了しませんでした。');
  });

  test('a refund takes thanks and key from the page', async ({page}) => {
    await signInTo(page, '/membership');
    const payPage = await buy(page, 'pro-lifetime');
    await expect(thanks(page)).toBeVisible();
    await atPayPage(page, payPage, '一部を返金する');
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    await atPayPage(page, payPage, '全額を返金する');
    await page.reload();
    await expect(page.getByText('この注文は返金済みです。')).toBeVisible();
    await expect(page.locator(BOX)).not.toContainText('PRO-');
    await checkState(page, 'refunded', BOX);
  });

  test('a licence that rests after a dispute is not offered for use', async ({page}) => {
    await signInTo(page, '/membership');
    const payPage = await buy(page, 'pro-lifetime');
    await atPayPage(page, payPage, 'カード会社から異議を受ける', '異議に負ける');
    await page.reload();
    await expect(page.locator(BOX)).toContainText(
      'この注文のライセンスは、いま使えません。マイページで状態を確かめてください。',
    );
    await expect(page.getByRole('link', {name: 'アプリへの登録方法'})).toHaveCount(0);
  });
});
