import {describe, expect, it} from 'vitest';
import type {Licence, Membership} from '../client/answers';
import {
  eventText,
  isHeld,
  licenceAdvice,
  licenceState,
  membershipState,
  orderState,
  usableFirst,
} from './states';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-12-20T15:00:00Z');
const EARLIER = new Date('2026-11-21T11:59:59Z');

const licence = (change: Partial<Licence>): Licence => ({
  id: 'l',
  key: 'PRO-AAAAA-BBBBB-CCCCC-DDDDD-EEEEE',
  source: 'purchase',
  state: 'active',
  expires_at: null,
  max_devices: 3,
  computers: {most: 6, left: 6, next_at: null},
  devices: [],
  ...change,
});

describe('a licence', () => {
  it.each([
    [{}, '有効', true],
    [{expires_at: LATER}, '有効（2026年12月21日まで）', true],
    [{expires_at: EARLIER}, '期限切れ', false],
    [{expires_at: NOW}, '期限切れ', false],
    [{state: 'expired'}, '期限切れ', false],
    [{state: 'suspended'}, '停止中', false],
    [{state: 'revoked', expires_at: LATER}, '取り消し（返金）', false],
  ] as const)('%j', (change, text, held) => {
    expect(licenceState(licence(change), NOW).text).toBe(text);
    expect(isHeld(licence(change), NOW)).toBe(held);
    // Who cannot use it is told why, and nobody else is.
    expect(licenceAdvice(licence(change), NOW) === undefined).toBe(held);
  });
  it('says how to go on with the same key', () => {
    const advice = (change: Partial<Licence>): string | undefined =>
      licenceAdvice(licence({expires_at: EARLIER, ...change}), NOW);
    expect(advice({source: 'code'})).toContain('特典コード');
    expect(advice({source: 'membership'})).toContain('申し込む');
    expect(advice({source: 'code', state: 'revoked'})).toContain('使えません');
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
  const membership = (change: Partial<Membership>): Membership => ({
    id: 'm',
    product_name: 'Pro 月額',
    amount: 500,
    period: 'month',
    status: 'active',
    current_period_end: LATER,
    cancel_at_period_end: false,
    ...change,
  });
  it.each([
    [{}, '有効（次の更新日：2026年12月21日）', false],
    [{current_period_end: null}, '有効', false],
    [{cancel_at_period_end: true}, '解約済み・2026年12月21日まで利用できます', false],
    [{status: 'canceled', current_period_end: EARLIER}, '解約済み', false],
    [{status: 'past_due'}, 'お支払いに失敗しました', true],
  ] as const)('%j', (change, text, needsCard) => {
    expect(membershipState(membership(change), NOW)).toMatchObject({text, needsCard});
  });
});

it('orders and events have words, known or not', () => {
  expect(orderState({status: 'refunded', awaiting_payment: false}).text).toBe('返金済み');
  expect(orderState({status: 'pending', awaiting_payment: false}).text).toBe('支払い待ち');
  expect(orderState({status: 'pending', awaiting_payment: true}).text).toContain('コンビニ');
  expect(eventText('code_redeemed')).toBe('特典コードを使いました');
  expect(eventText('new_kind')).toBe('アカウントに変更がありました');
});
