import type {Locator, Page} from '@playwright/test';
import * as v from 'valibot';
import {fetchFromBackend, keepSession, newAddress, signInHere} from './support/account';
import {BOX, openSignedIn, payButton} from './support/buying';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {atPayPage, atPortal, buy, openPayPage, order, own, PRODUCTS} from './support/purchases';

const KEY = /PRO(?:-[0-9A-HJKMNP-TV-Z]{5}){5}/u;
const SUCCEEDED = '/account/checkout/succeeded';

/** The page after the payment of an order, as Stripe leads to it. */
const thanksOf = (payPage: string): string =>
  `${SUCCEEDED}?session_id=${new URL(payPage).pathname.split('/').at(-1) ?? ''}`;

const thanks = (page: Page): Locator =>
  page.getByRole('heading', {name: 'ご購入ありがとうございます'});

test.describe('after the payment', () => {
  test('the key is shown to its owner only, in whatever browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = newAddress('owner');
    await keepSession(page, address);
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
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    const other = await context.newPage();
    await other.goto(path);
    await other.waitForURL(/\/account\/signin\?next=/u);
    await signInHere(other, address);
    await other.waitForURL((url) => `${url.pathname}${url.search}` === path);
    await expect(thanks(other)).toBeVisible();
    await openSignedIn(other, path, newAddress('stranger'));
    await expect(other.locator(BOX)).toContainText(
      '注文が見つかりません。マイページの「購入履歴」を確かめてください。',
    );
    await expect(other.locator(BOX)).not.toContainText(PRODUCTS['pro-lifetime']);
    await checkState(other, 'not-found', BOX);
    await context.close();
  });

  test('an address that names no order asks nobody to sign in', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${SUCCEEDED}?session_id=cs_%27%3B--`);
    await expect(page.getByRole('alert')).toContainText(
      '注文が見つかりません。マイページの「購入履歴」を確かめてください。',
    );
    await expect(page.getByRole('link', {name: 'マイページを開く'})).toHaveAttribute(
      'href',
      '/account/my',
    );
    expect(asked.filter((url) => url.includes('order_status'))).toEqual([]);
  });

  test('a membership says when the next payment is due, and its end once it is canceled', async ({
    page,
  }) => {
    await keepSession(page, newAddress('member'));
    await page.goto(thanksOf(await own(page, 'pro-monthly')));
    await expect(thanks(page)).toBeFocused();
    const box = page.locator(BOX);
    await expect(box).toContainText(/次のお支払いは\d+年\d+月\d+日です。/u);
    await expect(box.getByRole('button', {name: 'ライセンスキーをコピー'})).toBeVisible();
    await expect(box.getByRole('link', {name: '領収書'})).toHaveAttribute('href', /receipt/u);
    await atPortal(page, '期間の終わりに解約する');
    await page.reload();
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
    await keepSession(page, newAddress('late'));
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
      const real = await fetchFromBackend(route);
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
    // A look that is on its way gets its answer first.
    await page.unrouteAll({behavior: 'wait'});
    await expect(thanks(page)).toBeFocused();
  });

  test('a look that fails says so, and the next one goes on', async ({page, quiet}) => {
    quiet.allow(/ERR_FAILED/u);
    await keepSession(page, newAddress('failing'));
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

  test('a payment at a convenience store may come while the page is open, or never', async ({
    page,
  }) => {
    test.slow();
    await keepSession(page, newAddress('store'));
    await page.clock.install();
    const box = page.locator(BOX);
    await test.step('never', async () => {
      const slip = await buy(page, 'pro-lifetime', 'コンビニの番号を受け取る');
      await expect(box).toContainText(
        'コンビニでのお支払いをお待ちしています。お支払い後にライセンスが発行されます。',
      );
      await checkState(page, 'konbini', BOX);
      await atPayPage(page, slip, '支払わずに期限を過ぎる');
      await page.clock.fastForward(16_000);
      await expect(box.getByRole('alert')).toContainText('お支払いが完了しませんでした。');
      await expect(box.getByRole('alert')).toBeFocused();
      await checkState(page, 'failed', BOX);
      // The way to another try leads to the same product.
      await box.getByRole('link', {name: 'もう一度購入する'}).click();
      await page.waitForURL(/\/membership\?buy=pro-lifetime$/u);
      await payButton(page).click();
      await page.waitForURL(/:54321\/pay\/cs_/u);
    });

    await test.step('a page that was left open ends the order', async () => {
      const left = page.url();
      await page.goto(thanksOf(left));
      await expect(box).toContainText('お支払いを確認しています…');
      await atPayPage(page, left, '期限切れにする');
      await page.clock.runFor(2000);
      await expect(box.getByRole('alert')).toContainText('お支払いが完了しませんでした。');
    });

    await test.step('while the page is open', async () => {
      const slip = await order(page, 'pro-lifetime');
      await atPayPage(page, slip, 'コンビニの番号を受け取る');
      await page.goto(thanksOf(slip));
      await expect(box).toContainText('コンビニでのお支払いをお待ちしています。');
      await atPayPage(page, slip, 'コンビニで支払う');
      // Each timer that is due fires once: running all of the time may take longer than a test.
      await page.clock.fastForward(16_000);
      await expect(thanks(page)).toBeFocused();
      await expect(box.getByRole('button', {name: 'ライセンスキーをコピー'})).toBeVisible();
    });
  });

  test('a dispute or a refund takes thanks and key from the page', async ({page}) => {
    await keepSession(page, newAddress('returned'));
    const payPage = await own(page, 'pro-lifetime');
    await atPayPage(page, payPage, '一部を返金する');
    await page.goto(thanksOf(payPage));
    await expect(thanks(page)).toBeVisible();
    await atPayPage(page, payPage, 'カード会社から異議を受ける');
    await page.reload();
    await expect(page.locator(BOX)).toContainText(
      'この注文のライセンスは、いま使えません。マイページで状態を確かめてください。',
    );
    await expect(page.getByRole('link', {name: 'アプリへの登録方法'})).toHaveCount(0);
    await atPayPage(page, payPage, '異議に勝つ', '全額を返金する');
    await page.reload();
    await expect(page.getByText('この注文は返金しました。')).toBeVisible();
    await expect(page.locator(BOX)).not.toContainText('PRO-');
  });
});
