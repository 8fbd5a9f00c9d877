import {describe, expect, it} from 'vitest';
import {dayText, exportName, momentText, priceText, yenText} from './formats';

describe('texts for a reader in Japan', () => {
  // 00:05 of the next day in Tokyo.
  const night = new Date('2026-11-20T15:05:00Z');

  it('days, moments, prices and file names', () => {
    expect(dayText(night)).toBe('2026年11月21日');
    expect(momentText(night)).toBe('2026年11月21日 0:05');
    expect(yenText(5500)).toBe('￥5,500（税込）');
    expect(exportName(night)).toBe('account-data-20261121.json');
  });

  it('prices name their period', () => {
    expect(priceText({amount: 5500, period: null})).toBe('￥5,500（税込）');
    expect(priceText({amount: 500, period: 'month'})).toBe('￥500（税込）／月');
    expect(priceText({amount: 5000, period: 'year'})).toBe('￥5,000（税込）／年');
  });
});
