import {expect, it} from 'vitest';
import {japaneseDay} from './japaneseDay';

it('tells a day in Japanese without leading zeros', () => {
  expect(japaneseDay('2025-01-08')).toBe('2025年1月8日');
  expect(japaneseDay('2022-12-31')).toBe('2022年12月31日');
});
