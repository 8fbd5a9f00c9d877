import {describe, expect, it, vi} from 'vitest';
import {withBudget} from './prefetchBudget';

const original = (accept: boolean) => ({
  prefetch: vi.fn(() => (accept ? Promise.resolve() : (false as const))),
  preload: vi.fn(() => Promise.resolve()),
});

describe('withBudget', () => {
  it('stops after the budget of the page and starts again on the next', () => {
    const prefetcher = original(true);
    const budgeted = withBudget(prefetcher, 2);
    expect(['/a', '/b', '/c'].map((url) => budgeted.prefetch(url) !== false)).toEqual([
      true,
      true,
      false,
    ]);
    budgeted.refill();
    expect(budgeted.prefetch('/c')).not.toBe(false);
    expect(prefetcher.prefetch).toHaveBeenCalledTimes(3);
  });

  it('does not count what Docusaurus refuses', () => {
    const prefetcher = original(false);
    const budgeted = withBudget(prefetcher, 1);
    void budgeted.prefetch('/a');
    void budgeted.prefetch('/b');
    expect(prefetcher.prefetch).toHaveBeenCalledTimes(2);
  });

  it('never limits what a visitor is about to open', () => {
    const prefetcher = original(true);
    const budgeted = withBudget(prefetcher, 0);
    void budgeted.preload('/a');
    expect(prefetcher.preload).toHaveBeenCalledWith('/a');
  });
});
