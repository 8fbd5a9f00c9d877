import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Account, Licence, Membership, Order} from '../client/answers';
import {account, licence, membership, slip} from '../testing/accounts';
import {
  asPaid,
  deletionObstacle,
  endsLater,
  eventText,
  isHeld,
  lateAdvice,
  licenceAdvice,
  licenceState,
  membershipState,
  orderState,
  usableFirst,
} from './states';

const CHECKOUT = readFileSync(
  path.join(__dirname, '../../../../supabase/functions/_shared/checkout.ts'),
  'utf8',
);
const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-12-24T15:00:00Z');
const EARLIER = new Date('2026-11-21T11:59:59Z');

describe('a licence', () => {
  it.each([
    [{}, '有効', 'good'],
    [{expires_at: LATER}, '有効（2026年12月25日まで）', 'good'],
    [{expires_at: EARLIER}, '期限切れ', 'bad'],
    [{expires_at: NOW}, '期限切れ', 'bad'],
    [{state: 'expired'}, '期限切れ', 'bad'],
    [{state: 'suspended'}, '停止中', 'warn'],
    [{state: 'revoked', expires_at: LATER}, '取り消し（返金）', 'bad'],
  ] as const)('%j', (change, text, tone) => {
    const held = tone === 'good';
    expect(licenceState(licence(change), NOW)).toEqual({text, tone});
    expect(isHeld(licence(change), NOW)).toBe(held);
    // Who cannot use it is told why, and nobody else is.
    expect(licenceAdvice(licence(change), NOW) === undefined).toBe(held);
  });
  it('says how to go on with the same key', () => {
    const advice = (change: Partial<Licence>): string | undefined =>
      licenceAdvice(licence({expires_at: EARLIER, ...change}), NOW);
    expect(advice({})).toContain('期限が過ぎた');
    expect(advice({state: 'suspended'})).toContain('カード会社が確認');
    expect(advice({source: 'code'})).toContain('特典コード');
    expect(advice({source: 'membership'})).toContain('申し込む');
    expect(advice({source: 'code', state: 'revoked'})).toContain('使えません');
  });
  it('of a membership shows what is paid for, and the days of grace where a payment is late', () => {
    const paid = new Date('2026-12-17T15:00:00Z');
    const held = licence({source: 'membership', expires_at: LATER});
    const shown = (change: Partial<Membership>, of: Licence = held): string =>
      licenceState(asPaid(of, [membership({current_period_end: paid, ...change})], NOW), NOW).text;
    expect(shown({})).toBe('有効');
    expect(shown({cancel_at_period_end: true})).toBe('有効（2026年12月18日まで）');
    expect(shown({status: 'past_due'})).toBe('有効（2026年12月25日まで）');
    expect(shown({status: 'canceled'})).toBe('有効（2026年12月25日まで）');
    expect(shown({current_period_end: EARLIER})).toBe('有効（2026年12月25日まで）');
    expect(shown({}, licence({source: 'code', expires_at: LATER}))).toBe(
      '有効（2026年12月25日まで）',
    );
    expect(shown({}, {...held, state: 'suspended'})).toBe('停止中');
  });
  it('stands before those that cannot be used', () => {
    const list = [
      licence({id: 'a', state: 'revoked'}),
      licence({id: 'b'}),
      licence({id: 'c', expires_at: NOW}),
      licence({id: 'd'}),
    ];
    const shown = usableFirst(list, NOW);
    expect(shown.map(({id}) => id)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('a membership', () => {
  it.each([
    [{}, 'good', '有効（次の更新日：2026年12月25日）', false],
    [{current_period_end: null}, 'good', '有効', false],
    [{cancel_at_period_end: true}, 'warn', '解約済み・2026年12月25日まで利用できます', false],
    [{status: 'canceled', current_period_end: EARLIER}, 'none', '解約済み', false],
    [{status: 'canceled', current_period_end: NOW}, 'none', '解約済み', false],
    [{status: 'canceled', current_period_end: null}, 'none', '解約済み', false],
    [{status: 'past_due'}, 'bad', 'お支払いに失敗しました', true],
    [
      {status: 'past_due', cancel_at_period_end: true},
      'bad',
      'お支払いに失敗しました・解約済み',
      false,
    ],
  ] as const)('%j', (change, tone, text, needsCard) => {
    expect(membershipState(membership(change), NOW)).toEqual({text, tone, needsCard});
  });
  it.each([
    [{cancel_at_period_end: true}, true],
    [{}, false],
    [{status: 'canceled', cancel_at_period_end: true}, false],
    [{cancel_at_period_end: true, current_period_end: EARLIER}, false],
    [{cancel_at_period_end: true, current_period_end: NOW}, false],
    [{cancel_at_period_end: true, current_period_end: null}, false],
  ] as const)('%j can be taken up again: %s', (change, can) => {
    expect(endsLater(membership(change), NOW)).toBe(can);
  });
});

describe('a payment that failed', () => {
  const held = licence({source: 'membership', expires_at: LATER});
  const late = (change: Partial<Membership>, of: Licence = held): string | undefined =>
    lateAdvice(membership({status: 'past_due', ...change}), [licence({}), of], NOW);
  it('says until when Pro can be used, and what happens next', () => {
    expect(late({})).toMatch(/やり直すことがあります。.*Proを使えるのは2026年12月25日までです。/u);
    expect(late({}, {...held, expires_at: EARLIER})).toContain('支払いが済むまで使えません。');
    expect(late({status: 'active'})).toBeUndefined();
  });
  it('says that it was cancelled, where it was', () => {
    expect(late({cancel_at_period_end: true})).toMatch(
      /解約済み.*2026年12月25日まで使えます。.*「お支払いの管理」で解約を取り消し/u,
    );
    expect(late({cancel_at_period_end: true}, {...held, expires_at: EARLIER})).toContain(
      '今使えません。',
    );
  });
});

it('what keeps an account is what the backend refuses to delete', () => {
  const kept = (memberships: Membership[], orders: Account['orders'] = []): string | undefined =>
    deletionObstacle(account({memberships, orders, now: NOW}));
  expect(kept([])).toBeUndefined();
  expect(kept([membership({})], [slip()])).toBe('subscription_active');
  expect(kept([membership({status: 'past_due'})])).toBe('subscription_active');
  expect(kept([membership({cancel_at_period_end: true})])).toBeUndefined();
  expect(kept([membership({status: 'canceled'})])).toBeUndefined();
  expect(kept([], [slip()])).toBe('payment_pending');
  expect(kept([], [slip({created_at: new Date('2026-11-14T12:00:00Z')})])).toBeUndefined();
  expect(kept([], [slip({awaiting_payment: false})])).toBeUndefined();
  expect(kept([], [slip({status: 'expired'})])).toBeUndefined();
});

it('orders and events have words, known or not', () => {
  const order = (status: Order['status'], change: Partial<Order> = {}): string =>
    orderState({status, awaiting_payment: false, refunded: 0, created_at: NOW, ...change}, NOW)
      .text;
  expect(order('refunded', {refunded: 5500})).toBe('返金済み');
  expect(order('paid', {refunded: 500})).toBe('支払い済み（うち500円を返金済み）');
  expect(order('paid')).toBe('支払い済み');
  expect(order('pending')).toBe('支払い前');
  // Its payment page was never opened: nobody tells of its end.
  const lives = Number(/EXPIRES_AFTER_S = (?<seconds>\d+)/u.exec(CHECKOUT)?.groups?.['seconds']);
  const created_at = new Date(NOW.getTime() - lives * 1000);
  expect(order('pending', {created_at})).toBe(order('expired'));
  expect(order('pending', {created_at: new Date(created_at.getTime() + 1)})).toBe('支払い前');
  expect(order('expired')).toContain('支払いなし');
  expect(order('pending', {awaiting_payment: true})).toContain('コンビニ');
  expect(order('pending', {awaiting_payment: true, created_at})).toContain('コンビニ');
  expect(eventText('code_redeemed')).toBe('特典コードを使いました');
  expect(eventText('new_kind')).toBe('アカウントに変更がありました');
});
