import {createStore} from '@komebiyori/lib/store';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {page} from 'vitest/browser';
import type {AccountClient, Session} from '../client/accountClient';
import type {OrderStatus} from '../client/answers';
import {done, failed, type Result} from '../client/failure';
import {fakeClient} from '../testing/fakeClient';
import LoadedCheckout from './LoadedCheckout';

const given = vi.hoisted((): {client?: unknown} => ({}));
vi.mock('../client/openClient.browser', () => ({openClient: () => given.client}));

const KEY = 'PRO-11111-22222-33333-44444-55555';
const PAID: OrderStatus = {
  status: 'paid',
  product_id: 'pro-lifetime',
  product_name: 'Pro 買い切りライセンス',
  amount: 5500,
  receipt_url: 'https://receipts.example/1',
  voucher_url: null,
  voucher_expires_at: null,
  licence_key: KEY,
  period: null,
  period_end: null,
  renews: null,
};
const PENDING: OrderStatus = {...PAID, status: 'pending', licence_key: null};
const SLIP: OrderStatus = {...PENDING, status: 'awaiting_payment'};

let root: Root;
let box: HTMLElement;
/** What the server says of the order, and how often it was asked. */
let status: Result<OrderStatus>;
let looks: number;
let synced: string[];

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
  [looks, synced] = [0, []];
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  history.replaceState(null, '', '?session_id=cs_test_1');
});
afterEach(() => {
  root.unmount();
  box.remove();
  vi.useRealTimers();
});

/** Opens the page on an order, and waits for its first look. */
async function open(order: Result<OrderStatus>, more: Partial<AccountClient> = {}): Promise<void> {
  status = order;
  const answers: Partial<AccountClient> = {
    orderStatus: () => {
      looks += 1;
      return Promise.resolve(status);
    },
    syncCheckout: (id) => {
      synced.push(id);
      return Promise.resolve(done(undefined));
    },
    ...more,
  };
  given.client = fakeClient(answers);
  root.render(
    <LoadedCheckout
      config={{url: 'http://backend.test', anonKey: 'k', isLocal: false, providers: []}}
    />,
  );
  await expect.poll(() => looks).toBe(1);
}
const text = (words: string | RegExp) => page.getByText(words);
const thanks = page.getByRole('heading', {name: 'ご購入ありがとうございます'});

it('asks the payment service once about a late notice, says that it takes long, and goes on', async () => {
  await open(done(PENDING));
  await expect.element(text('お支払いを確認しています…')).toBeVisible();
  expect(box.querySelector('[aria-busy="true"]')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(8000);
  expect([looks, synced]).toEqual([5, []]);
  await vi.advanceTimersByTimeAsync(8000);
  expect([looks, synced]).toEqual([9, ['cs_test_1']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(box.textContent).not.toContain('確認に時間がかかっています。');
  await vi.advanceTimersByTimeAsync(14_000);
  await expect
    .element(text(/このページを閉じても、確認でき次第マイページに表示されます。/u))
    .toBeVisible();
  expect([looks, synced]).toEqual([21, ['cs_test_1']]);
  status = done(PAID);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(thanks).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(22);
});

it('says that a look has failed, and that the next one goes on', async () => {
  await open(failed('network'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('通信できませんでした。つながりしだい、もう一度確かめます。');
  status = done(PAID);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(thanks).toHaveFocus();
});

it('waits for a convenience store, seldom, and shows the key when it is paid', async () => {
  await open(done(SLIP));
  await expect.element(text(/コンビニでのお支払いをお待ちしています。/u)).toBeVisible();
  expect(document.activeElement?.textContent).toContain('お支払いをお待ちしています。');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(looks).toBe(1);
  status = done(PAID);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(thanks).toHaveFocus();
  await expect.element(page.getByRole('button', {name: 'ライセンスキーをコピー'})).toBeVisible();
  expect(synced).toEqual([]);
});

it.each([
  [
    'where the numbers are and until when',
    {
      voucher_url: 'https://payments.stripe.com/konbini/voucher/1',
      voucher_expires_at: new Date('2026-11-30T14:59:59Z'),
    },
    '支払いの期限は、2026年11月30日 23:59です。',
  ],
  [
    'who else has the numbers',
    {voucher_url: null, voucher_expires_at: null},
    '3日ほどです。払込番号は、お支払いの画面か、決済サービスから届くメールで確かめてください。',
  ],
])('says of a slip %s', async (_what, slip, words) => {
  await open(done({...SLIP, ...slip}));
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  expect(box.querySelector('a[target="_blank"]')?.getAttribute('href') ?? null).toBe(
    slip.voucher_url,
  );
});

it.each(['failed', 'expired'] as const)('an order that has %s can be tried again', async (how) => {
  await open(done({...PENDING, status: how}));
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('お支払いが完了しませんでした。');
  await expect
    .element(page.getByRole('link', {name: 'もう一度購入する'}))
    .toHaveAttribute('href', '/membership?buy=pro-lifetime');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(1);
});

it('shows a key that nobody sees, and what comes next', async () => {
  await open(done(PAID));
  await expect.element(text('￥5,500（税込）')).toBeVisible();
  expect(box.textContent).not.toContain(KEY);
  expect(box.textContent).not.toMatch(/次のお支払い|解約済み/u);
  await expect
    .element(page.getByRole('link', {name: 'アプリへの登録方法'}))
    .toHaveAttribute('href', '/docs/pro/how-to-register');
  await expect
    .element(page.getByRole('link', {name: '領収書を開く'}))
    .toHaveAttribute('href', 'https://receipts.example/1');
});

it.each([
  [true, '次のお支払いは2026年12月21日です。'],
  [false, '解約済みです。2026年12月21日まで使えます。'],
])('a membership that renews (%s) says until when it holds', async (renews, words) => {
  const period_end = new Date('2026-12-20T15:00:00Z');
  await open(done({...PAID, period: 'month', period_end, renews, receipt_url: null}));
  await expect.element(text(new RegExp(words, 'u'))).toBeVisible();
  await expect.element(text(/領収書は、用意ができると/u)).toBeVisible();
});

it('a dispute takes the key from the page, a refund the thanks, too', async () => {
  await open(done({...PAID, licence_key: null}));
  await expect.element(text(/この注文のライセンスは、今使えません。/u)).toBeVisible();
  expect(box.textContent).not.toMatch(/アプリへの登録方法|PRO-/u);
  root.unmount();
  root = createRoot(box);
  looks = 0;
  await open(done({...PAID, status: 'refunded', licence_key: null}));
  await expect.element(text(/この注文は返金しました。/u)).toBeVisible();
  expect(box.textContent).not.toMatch(/ありがとう|PRO-/u);
});

it('shows no key of an order to whoever signs in elsewhere', async () => {
  const session = createStore<Session>({kind: 'signedIn', userId: 'a', mail: 'taro@example.com'});
  await open(done(PAID), {session});
  await expect.element(page.getByText('ご購入ありがとうございます')).toBeVisible();
  status = failed('order_not_found');
  session.set({kind: 'signedIn', userId: 'b', mail: 'hanako@example.org'});
  await expect
    .element(page.getByText('購入したときと同じアカウントでログインしているか'))
    .toBeVisible();
  await expect.element(page.getByText('h•••••@example.orgに切り替わりました')).toBeVisible();
  expect(box.textContent).not.toContain('PRO-');
});
