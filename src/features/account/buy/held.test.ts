import {describe, expect, it} from 'vitest';
import type {Account} from '../client/answers';
import {heldText} from './HeldNote';

const now = new Date('2026-11-22T00:00:00Z');
const later = new Date('2026-12-25T00:00:00Z');

const licence = (expires_at: Date | null, state: 'active' | 'suspended' = 'active') => ({
  id: 'l',
  key: 'PRO-K1ESR',
  source: 'purchase' as const,
  state,
  expires_at,
  max_devices: 3,
  computers: {most: 6, left: 6, next_at: null},
  devices: [],
});
const membership = (cancel_at_period_end: boolean) => ({
  id: 'm',
  product_name: '月額',
  amount: 500,
  period: 'month' as const,
  status: 'active' as const,
  cancel_at_period_end,
  current_period_end: later,
});
const account = (
  licences: Account['licences'],
  memberships: Account['memberships'] = [],
): Account => ({
  account: {display_name: null, newsletter: false},
  licences,
  memberships,
  orders: [],
  events: [],
  has_billing: false,
  now,
});

describe('what is said to those who have Pro', () => {
  it('is nothing to those who have it no more', () => {
    expect(heldText(account([]))).toBeUndefined();
    expect(heldText(account([licence(new Date('2026-11-21T00:00:00Z'))]))).toBeUndefined();
    expect(heldText(account([licence(null, 'suspended')]))).toBeUndefined();
  });
  it('keeps them from paying twice', () => {
    expect(heldText(account([licence(null)]))).toContain('もう一度購入する必要はありません');
    expect(heldText(account([licence(later)], [membership(false)]))).toContain('自動で更新される');
    expect(heldText(account([licence(later), licence(null)], [membership(false)]))).toMatch(
      /期限のないライセンスをお持ち.*解約/u,
    );
  });
  it('says until when it lasts, where it ends', () => {
    const sooner = licence(new Date('2026-12-01T00:00:00Z'));
    expect(heldText(account([sooner, licence(later)]))).toContain('2026年12月25日まで');
  });
  it('tells whoever has cancelled how to go on: another membership cannot be bought', () => {
    const grace = new Date('2026-12-28T00:00:00Z');
    const paid = {...licence(grace), source: 'membership' as const};
    const text = heldText(account([paid], [membership(true)]));
    expect(text).toMatch(/2026年12月25日まで.*解約を取り消して/u);
    expect(text).not.toContain('別のライセンスキー');
  });
  it('tells a member when the other period can be bought: not before the paid one ends', () => {
    const running = heldText(account([licence(later)], [membership(false)]));
    expect(running).toMatch(
      /月額と年額を替えるときは、解約した後、2026年12月25日に期間が終わって/u,
    );
    const canceled = heldText(account([licence(later)], [membership(true)]));
    expect(canceled).toMatch(/2026年12月25日まで.*月額と年額を替えるときは、期間が終わって/u);
  });
});
