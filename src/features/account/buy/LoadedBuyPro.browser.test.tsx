import {createStore} from '@komebiyori/lib/store';
import {beforeEach, expect, it, vi} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import type {AccountClient, Session} from '../client/accountClient';
import type {Account, Product} from '../client/answers';
import {done, failed, type Result} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {account, licence, membership, slip} from '../testing/accounts';
import {fakeClient} from '../testing/fakeClient';
import LoadedBuyPro from './LoadedBuyPro';

const given = vi.hoisted((): {client?: unknown} => ({}));
vi.mock('../client/openClient.browser', () => ({openClient: () => given.client}));

const drawn = pageRoot();

const MONTHLY: Product = {
  id: 'pro-monthly',
  name: '月額',
  description: '',
  kind: 'subscription',
  period: 'month',
  amount: 500,
};
const PRODUCTS: Product[] = [
  MONTHLY,
  {...MONTHLY, id: 'pro-yearly', name: '年額', period: 'year', amount: 5000},
  {...MONTHLY, id: 'pro-lifetime', name: '買い切り', kind: 'one_time', period: null, amount: 5500},
];

const heading = page.getByRole('heading', {name: '最終確認'});
const chooseMonthly = page.getByRole('button', {name: '月額を購入する'});
const query = (): string => window.location.search;
const CANCELED = '購入手続きを取り消しました。請求は発生していません。';

/** The page at an address; a second call is a reload. */
function open(
  refusal: FailureCode = 'unknown',
  change: Partial<Account> = {},
  answers: Partial<AccountClient> = {},
): void {
  given.client = fakeClient({
    products: () => Promise.resolve(done(PRODUCTS)),
    account: () => Promise.resolve(done(account(change))),
    checkout: () => Promise.resolve(failed(refusal)),
    ...answers,
  });
  drawn.render(
    <LoadedBuyPro
      key={Math.random()}
      config={{url: 'http://backend.test', anonKey: 'k', isLocal: false, providers: []}}
    />,
  );
}

/** Comes to an address from another page. */
function arrive(search: string): void {
  window.history.pushState(null, '', window.location.pathname + search);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  arrive('');
});

it('prices that could not be loaded can be asked for again, and the focus comes to the answer', async () => {
  let answer: Result<Product[]> = failed('network');
  open('unknown', {}, {products: () => Promise.resolve(answer)});
  const again = page.getByRole('button', {name: 'もう一度試す'});
  await again.click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  answer = done(PRODUCTS);
  await again.click();
  await expect
    .element(page.getByRole('status').getByText('価格を表示しました。'))
    .toBeInTheDocument();
  await expect.element(page.getByRole('list').first()).toHaveFocus();
  await expect.element(chooseMonthly).toBeVisible();
});

it('the last confirmation is a step of the history, there and back, and after a reload', async () => {
  open();
  await chooseMonthly.click();
  await expect.element(heading).toHaveFocus();
  expect(query()).toBe('?buy=pro-monthly');
  window.history.back();
  await expect.element(chooseMonthly).toHaveFocus();
  expect(query()).toBe('');
  window.history.forward();
  await expect.element(heading).toBeVisible();
  open();
  await expect.element(heading).toBeVisible();
  const {length} = window.history;
  await page.getByRole('button', {name: 'やめる'}).click();
  await expect.element(chooseMonthly).toBeVisible();
  expect(query()).toBe('');
  expect(window.history.length).toBe(length);
  open();
  await expect.element(chooseMonthly).toBeVisible();
});

it('who comes from signing in leaves it for the list, which a reload shows, too', async () => {
  arrive('?buy=pro-monthly');
  open();
  await expect.element(heading).toBeVisible();
  await page.getByRole('button', {name: 'やめる'}).click();
  await expect.element(chooseMonthly).toBeVisible();
  expect(query()).toBe('');
  open();
  await expect.element(chooseMonthly).toBeVisible();
});

it('a payment page that was left leads to the same product, and is told once', async () => {
  arrive('?checkout=canceled&buy=pro-monthly');
  open();
  await expect.element(page.getByRole('status').filter({hasText: CANCELED})).toHaveFocus();
  await expect.element(heading).toBeVisible();
  expect(query()).toBe('?buy=pro-monthly');
  open();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(CANCELED)).not.toBeInTheDocument();
});

it('without a product the list says so, once, and not about the next attempt', async () => {
  arrive('?checkout=canceled');
  open();
  await expect.element(page.getByText(CANCELED)).toBeVisible();
  expect(query()).toBe('');
  await chooseMonthly.click();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(CANCELED)).not.toBeInTheDocument();
});

it.each([
  ['already_subscribed', 1],
  ['membership_running', 1],
  ['payment_pending', 1],
  ['payment_unavailable', 0],
] as const)('a refusal (%s) leads to where it can be looked at: %i', async (refusal, links) => {
  arrive('?buy=pro-monthly');
  open(refusal);
  await page.getByRole('button', {name: 'お支払いへ進む'}).click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(
    page.getByRole('alert').getByRole('link', {name: 'マイページを開く'}).elements(),
  ).toHaveLength(links);
});

it('names the day until which a slip keeps from buying, and where its numbers are', async () => {
  arrive('?buy=pro-lifetime');
  open('unknown', {
    orders: [slip({voucher_expires_at: new Date('2026-11-24T14:59:59Z')})],
  });
  const told = page.getByRole('alert');
  await expect.element(told).toHaveTextContent('支払いの期限（2026年11月24日 23:59）');
  await expect
    .element(told.getByRole('link', {name: 'マイページを開く'}))
    .toHaveAttribute('href', '/account/my');
});

it('what would be refused is told instead of the way to the payment', async () => {
  arrive('?buy=pro-monthly');
  open('unknown', {
    memberships: [membership({period: 'year'})],
  });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('すでにメンバーシップに加入しています。');
  await expect.element(page.getByRole('link', {name: 'マイページを開く'})).toBeVisible();
  await expect.element(page.getByRole('button', {name: 'お支払いへ進む'})).not.toBeInTheDocument();
  await page.getByRole('button', {name: '一覧に戻る'}).click();
  await expect.element(chooseMonthly).toHaveFocus();
});

/** A payment page whose address comes when it is told to, as a part of this page. */
function lateCheckout(): {checkout: AccountClient['checkout']; asked: string[]; come: () => void} {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    checkout: (product) => {
      asked.push(product);
      return new Promise<Result<string>>((resolve) => {
        waiting.push(() => {
          resolve(done(`#paying-${product}`));
        });
      });
    },
    come: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

const pay = page.getByRole('button', {name: 'お支払いへ進む'});
/** Long enough for an answer that has come to lead away, if it did. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

it.each(['the browser’s button', 'やめる'])(
  'a late answer leads nowhere once its product was left by %s',
  async (way) => {
    const {checkout, asked, come} = lateCheckout();
    open('unknown', {}, {checkout});
    await page.getByRole('button', {name: '年額を購入する'}).click();
    await pay.click();
    expect(asked).toEqual(['pro-yearly']);
    if (way === 'やめる') await page.getByRole('button', {name: way}).click();
    else window.history.back();
    await chooseMonthly.click();
    await expect.element(heading).toBeVisible();
    // The panel of another product waits for nothing.
    await expect.element(pay).toBeEnabled();
    come();
    await settled();
    expect(window.location.hash).toBe('');
    await pay.click();
    come();
    await expect.poll(() => window.location.hash).toBe('#paying-pro-monthly');
  },
);

it('whoever signs in elsewhere chooses and confirms anew, and pays for nobody else', async () => {
  arrive('?buy=pro-monthly');
  const {checkout, come} = lateCheckout();
  const session = createStore<Session>({kind: 'signedIn', userId: 'a', mail: 'taro@example.com'});
  const accounts = [account({licences: [licence()]})];
  open(
    'unknown',
    {},
    {
      session,
      checkout,
      account: () => Promise.resolve(done(accounts.shift() ?? account())),
    },
  );
  const held = page.getByText('Proをご利用中です');
  await expect.element(held).toBeVisible();
  session.set({kind: 'signedIn', userId: 'b', mail: 'hanako@example.org'});
  const told = page.getByRole('status').filter({hasText: 'h•••••@example.orgに切り替わりました'});
  await expect.element(told).toHaveFocus();
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(held).not.toBeInTheDocument();
  expect(query()).toBe('');
  await chooseMonthly.click();
  await pay.click();
  session.set({kind: 'signedIn', userId: 'a', mail: 'taro@example.com'});
  await expect.element(chooseMonthly).toBeVisible();
  come();
  await settled();
  expect(window.location.hash).toBe('');
});
