import type {Page} from '@playwright/test';
import {keepSession, newAddress, signInHere} from './support/account';
import {BOX} from './support/buying';
import {expect, test} from './support/fixtures';
import {checkState} from './support/pageStates';
import {atPayPage, order} from './support/purchases';

/* LoadedCheckout.browser.test.tsx has every state; account.spec.ts has how it goes as a rule. */

const SUCCEEDED = '/account/checkout/succeeded';

/** The page after the payment of an order, as Stripe leads to it. */
const thanksOf = (payPage: string): string =>
  `${SUCCEEDED}?session_id=${new URL(payPage).pathname.split('/').at(-1) ?? ''}`;

test('an order that is none, which asks nobody to sign in, and one that is not the visitor’s', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(/status of 4\d\d/u);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const box = page.locator(BOX);
  const found =
    '注文が見つかりません。購入したときと同じアカウントでログインしているかを確かめてから、マイページの「購入履歴」を開いてください。';
  await page.goto(`${SUCCEEDED}?session_id=cs_%27%3B--`);
  await expect(box.getByRole('alert')).toContainText(found);
  await expect(box.getByRole('link', {name: 'マイページを開く'})).toHaveAttribute(
    'href',
    '/account/my',
  );
  expect(asked.filter((url) => url.includes('order_status'))).toEqual([]);

  const theirs = `${SUCCEEDED}?session_id=cs_test_other`;
  await page.goto(theirs);
  await page.waitForURL(/\/account\/signin\?next=/u);
  await signInHere(page, newAddress('stranger'));
  await page.waitForURL((url) => `${url.pathname}${url.search}` === theirs);
  await expect(box.getByRole('alert')).toContainText(found);
  await checkState(page, 'not-found', BOX);
});

/** Lets the page look at the order again. */
const letPass = (page: Page, milliseconds: number): Promise<void> =>
  page.clock.fastForward(milliseconds);

test('a slip of a convenience store that lapses while the page is open, after a look that failed', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED/u);
  await keepSession(page, newAddress('store'));
  const slip = await order(page, 'pro-lifetime');
  await atPayPage(page, slip, 'コンビニの番号を受け取る');
  await page.clock.install();
  const look = /rpc\/order_status/u;
  await page.route(look, (route) => route.abort());
  await page.goto(thanksOf(slip));
  const box = page.locator(BOX);
  await expect(box.getByRole('alert')).toContainText(
    '通信できませんでした。つながりしだい、もう一度確かめます。',
  );
  await checkState(page, 'look-failed', BOX);

  await page.unroute(look);
  await letPass(page, 2000);
  await expect(box).toContainText(
    'コンビニでのお支払いをお待ちしています。お支払い後にライセンスが発行されます。',
  );
  await expect(box).toContainText(/支払いの期限は、\d+年\d+月\d+日 23:59です。/u);
  await expect(box.getByRole('link', {name: '払込番号と支払い方を見る'})).toHaveAttribute(
    'href',
    /\/pay\/voucher\/pi_/u,
  );
  // There is no key yet: the steps below speak of the time when there is one.
  await expect(
    page.getByText('ライセンスキーが表示されたら、「コピー」を押します。'),
  ).toBeVisible();
  await checkState(page, 'konbini', BOX);

  await atPayPage(page, slip, '支払わずに期限を過ぎる');
  await letPass(page, 16_000);
  await expect(box.getByRole('alert')).toContainText('お支払いが完了しませんでした。');
  await expect(box.getByRole('alert')).toBeFocused();
  await checkState(page, 'failed', BOX);
  // The way to another try leads to the same product.
  await expect(box.getByRole('link', {name: 'もう一度購入する'})).toHaveAttribute(
    'href',
    '/membership?buy=pro-lifetime',
  );
});
