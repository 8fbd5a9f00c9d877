import {expect, it} from 'vitest';
import {timeText} from './timeText';

const time = new Date(2026, 0, 2, 3, 4, 5).getTime();

it.each([
  ['none', 0, ''],
  ['minutes', 0, '03:04'],
  ['seconds', 0, '03:04:05'],
  ['relative', -5000, 'たった今'],
  ['relative', 59_000, 'たった今'],
  ['relative', 60_000, '1分前'],
  ['relative', 7_200_000, '2時間前'],
] as const)('writes a time as %s after %s ms: %s', (form, later, written) => {
  expect(timeText(time, form, time + later)).toBe(written);
});
