import {describe, expect, it} from 'vitest';
import type {Account, Licence} from '../client/answers';
import {account, licence, membership} from '../testing/accounts';
import {heldText} from './HeldNote';

const later = new Date('2026-12-25T00:00:00Z');

const text = (
  licences: Account['licences'],
  memberships: Account['memberships'] = [],
): string | undefined => heldText(account({licences, memberships}));
const until = (expires_at: Date): Licence => licence({expires_at});

describe('what is said to those who have Pro', () => {
  it('is nothing to those who have it no more', () => {
    expect(text([])).toBeUndefined();
    expect(text([until(new Date('2026-11-21T00:00:00Z'))])).toBeUndefined();
    expect(text([licence({state: 'suspended'})])).toBeUndefined();
  });
  it('keeps them from paying twice', () => {
    expect(text([licence()])).toContain('もう一度購入する必要はありません');
    expect(text([until(later)], [membership()])).toContain('自動で更新される');
    expect(text([until(later), licence()], [membership()])).toMatch(
      /期限のないライセンスをお持ち.*解約/u,
    );
  });
  it('says until when it lasts, where it ends', () => {
    const sooner = until(new Date('2026-12-01T00:00:00Z'));
    expect(text([sooner, until(later)])).toContain('2026年12月25日まで');
  });
  it('tells whoever has cancelled how to go on: another membership cannot be bought', () => {
    const grace = new Date('2026-12-28T00:00:00Z');
    const paid = licence({expires_at: grace, source: 'membership'});
    const told = text([paid], [membership({cancel_at_period_end: true})]);
    expect(told).toMatch(/2026年12月25日まで.*解約を取り消して/u);
    expect(told).not.toContain('別のライセンスキー');
  });
  it('tells a member when the other period can be bought: not before the paid one ends', () => {
    const running = text([until(later)], [membership()]);
    expect(running).toMatch(
      /月額と年額を替えるときは、解約した後、2026年12月25日に期間が終わって/u,
    );
    const canceled = text([until(later)], [membership({cancel_at_period_end: true})]);
    expect(canceled).toMatch(/2026年12月25日まで.*月額と年額を替えるときは、期間が終わって/u);
  });
});
