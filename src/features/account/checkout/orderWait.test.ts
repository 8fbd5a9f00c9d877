import {describe, expect, it} from 'vitest';
import {nextLook, orderView, wantsSync} from './orderWait';

describe('an order on its way', () => {
  it.each([
    [undefined, 0, 'checking', 2000],
    ['pending', 0, 'checking', 2000],
    ['pending', 29_999, 'checking', 2000],
    ['pending', 30_000, 'slow', 2000],
    ['pending', 120_000, 'slow', 15_000],
    ['awaiting_payment', 0, 'konbini', 15_000],
    ['paid', 0, 'paid', undefined],
    ['paid', 100_000, 'paid', undefined],
    ['failed', 0, 'failed', undefined],
    ['expired', 0, 'failed', undefined],
    ['refunded', 0, 'refunded', undefined],
  ] as const)('%s after %d ms: %s, again in %s', (status, waited, view, next) => {
    expect(orderView(status, waited)).toBe(view);
    expect(nextLook(view, waited)).toBe(next);
  });

  it('asks the payment service once, after ten seconds, and never for a shop', () => {
    expect(wantsSync('checking', 9999, false)).toBe(false);
    expect(wantsSync('checking', 10_000, false)).toBe(true);
    expect(wantsSync('slow', 60_000, false)).toBe(true);
    expect(wantsSync('slow', 60_000, true)).toBe(false);
    expect(wantsSync('konbini', 60_000, false)).toBe(false);
    expect(wantsSync('paid', 60_000, false)).toBe(false);
  });
});
