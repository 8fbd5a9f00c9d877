import {expect, it} from 'vitest';
import {exactBytes, japaneseDay, kindName, megabytes} from './formats';

it('writes sizes and days as Japanese readers do', () => {
  expect(megabytes(92_480_576)).toBe('92.5MB');
  expect(exactBytes(92_480_576)).toBe('92,480,576バイト');
  expect(japaneseDay('2025-01-08')).toBe('2025年1月8日');
  expect([kindName('exe'), kindName('dmg')]).toEqual(['インストーラ（exe）', 'dmg']);
});
