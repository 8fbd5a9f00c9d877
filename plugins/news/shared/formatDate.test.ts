import {describe, expect, it} from 'vitest';
import {dayInJapan, formatDay} from './formatDate';

describe('days', () => {
  it('are those of Japan', () => {
    expect(dayInJapan('2025-10-17T15:00:00.000Z')).toBe('2025-10-18');
    expect(dayInJapan('2025-10-17T14:59:59.999Z')).toBe('2025-10-17');
    expect(formatDay('2024-12-31T15:00:00Z')).toBe('2025年1月1日');
  });
});
