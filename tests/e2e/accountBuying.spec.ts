import type {Locator, Page, Route} from '@playwright/test';
import {answering, keepSession, newAddress, onlyArriveAt} from './support/account';
import {BOX, panelOf, payButton} from './support/buying';
import {comeBack, expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {own, PRODUCTS} from './support/purchases';
import {searchOf} from './support/signIn';

test('what is on sale: nothing, unreadable, read, not what an address asks for', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/ERR_FAILED/u);
  const products = /rest\/v1\/products/u;
  await test.step('nothing: Pro is to be had elsewhere', async () => {
    await page.route(products, answering(200, []));
    await page.goto('/membership');
    await expect(page.getByText('今は、このサイトで販売していません。')).toBeVisible();
    await expect(page.locator(BOX).getByRole('link', {name: 'ファン支援ページ'})).toBeVisible();
    await checkState(page, 'nothing-on-sale', BOX);
    await page.unroute(products);
  });

  await test.step('unreadable, until it is tried again', async () => {
    await page.route(products, (route) => route.abort());
    await page.goto('/membership?buy=nope');
    await expect(page.getByText('価格を読み込めませんでした。')).toBeVisible();
    await expect(page.getByRole('heading', {name: '1つずつ比べる'})).toBeVisible();
    await page.unroute(products);
    await page.getByRole('button', {name: 'もう一度試す'}).click();
    const gone = page.getByRole('alert');
    await expect(gone).toContainText('この商品は、今販売していません。');
    await expect(gone).toBeFocused();
  });

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
    await onlyArriveAt(page, '/account/signin');
    await page.getByRole('button', {name: `${PRODUCTS['pro-yearly']}を購入する`}).click();
    await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3Dpro-yearly$/u);
  });
});

const CHECKOUT = /functions\/v1\/checkout$/u;
const PAY_PAGE = /:54321\/pay\/cs_/u;

/** Why no payment page is opened, and what is said then. */
const REFUSALS = [
  [
    answering(502, {ok: false, reason: 'payment_unavailable'}),
    'お支払いの画面を開けませんでした。請求は発生していません。時間をおいてお試しください。',
  ],
  [
    answering(500, {ok: false, reason: 'internal_error'}),
    '処理できませんでした。時間をおいて、もう一度お試しください。',
  ],
  [
    answering(429, {ok: false, reason: 'rate_limited'}),
    '試行回数が多すぎます。1時間ほど待ってからお試しください。',
  ],
  [
    (route: Route) => route.abort(),
    '通信できませんでした。接続を確かめて、もう一度お試しください。',
  ],
] as const;

async function isRefused(page: Page, panel: Locator): Promise<void> {
  for (const [reply, words] of REFUSALS) {
    await page.route(CHECKOUT, reply);
    await payButton(page).click();
    await expect(panel.getByRole('alert')).toContainText(words);
    await expect(panel.getByRole('alert')).toBeFocused();
    await page.unroute(CHECKOUT);
  }
}

async function leavesOnce(page: Page): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (CHECKOUT.test(request.url()) && request.method() === 'POST') calls.push(request.url());
  });
  // An answer without content leaves the page where it is, as a slow payment page does for a while.
  await page.route(PAY_PAGE, (route) => route.fulfill({status: 204}));
  // The second click comes before React has disabled the button.
  const leaving = page.waitForRequest(PAY_PAGE);
  await payButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await leaving;
  await expect(page.getByRole('button', {name: '処理中…'})).toBeDisabled();
  expect(calls).toHaveLength(1);
  await page.unroute(PAY_PAGE);
  // The browser's back button may bring the page as it was left.
  await comeBack(page);
  await payButton(page).click();
  await page.waitForURL(PAY_PAGE);
}

test('the panel before an order is left for the pay page once, however often it is clicked, or is not, and says why', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/ERR_FAILED|status of [45]\d\d/u);
  await keepSession(page, newAddress('buying'));
  await page.goto('/membership?buy=pro-lifetime');
  const panel = panelOf(page);
  const choose = page.getByRole('button', {name: `${PRODUCTS['pro-lifetime']}を購入する`});
  await expect(panel.getByRole('heading', {name: '最終確認'})).toBeFocused();
  await expect(panel.getByRole('heading')).toBeInViewport();
  // All that is to be confirmed and the button are on one screen.
  await expect(payButton(page)).toBeInViewport();
  await expect(panel).toContainText('自動では更新しません。');
  await checkState(page, 'panel', BOX);

  await test.step('no payment page can be opened', () => isRefused(page, panel));
  await test.step('it can be left, and taken up again', async () => {
    await panel.getByRole('button', {name: 'やめる'}).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByText('押しても、まだ支払いません。')).toBeVisible();
    expect(searchOf(page)).toBe('');
    await choose.click();
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await page.goForward();
    await expect(panel).toBeVisible();
  });
  // Nothing is lost: the next click pays.
  await test.step('it is left once, however often it is clicked', () => leavesOnce(page));

  const told = page.getByText('購入手続きを取り消しました。請求は発生していません。');
  await test.step('who comes back without having paid is told so, where it can be seen', async () => {
    await page.getByRole('link', {name: '支払わずに戻る'}).click();
    await expect(told).toBeInViewport();
    await expect(page.getByRole('status').filter({has: told})).toBeFocused();
    // With the product that was left, whose payment can be taken up again at once.
    await expect(panel).toBeVisible();
    expect(searchOf(page)).toBe('?buy=pro-lifetime');
    await checkState(page, 'canceled', BOX);
    // The word is about the attempt that was left, and said once.
    await page.reload();
    await expect(panel).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  await test.step('whose session is over signs in, and is told why', async () => {
    await page.route(CHECKOUT, answering(401, {ok: false, reason: 'not_signed_in'}));
    await payButton(page).click();
    await page.waitForURL(/\/account\/signin\?next=%2Fmembership%3Fbuy%3Dpro-lifetime/u);
    const why = 'ログインの有効期限が切れました。もう一度ログインしてください。';
    await expect(page.getByRole('status').filter({hasText: why})).toBeVisible();
    // Said once: not again to somebody who loads the page anew.
    expect(searchOf(page)).toBe('?next=%2Fmembership%3Fbuy%3Dpro-lifetime');
    await checkState(page, 'mail-expired');
  });
});

test('who has Pro is told before buying it again', async ({page}) => {
  await keepSession(page, newAddress('buyer'));
  await own(page, 'pro-lifetime');
  await page.goto('/membership?buy=pro-lifetime');
  await expect(page.getByRole('status').filter({hasText: 'Proをご利用中です'})).toContainText(
    'もう一度購入する必要はありません。',
  );
  await expect(panelOf(page).getByRole('alert')).toContainText('すでに購入済みです。');
  await expect(payButton(page)).toHaveCount(0);
  await checkState(page, 'already-owned', BOX);
});
