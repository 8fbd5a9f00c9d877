import {expect, it} from 'vitest';
import {deletedIds} from './deletedIds';

it.each([
  ['one in the middle', 'a b c', 'a c', 9, 'b'],
  ['the oldest, while there is room', 'a b c', 'b c d', 9, 'a'],
  ['none when the oldest made room', 'a b c', 'b c d', 3, ''],
  ['one of a full list', 'a b c', 'a c', 3, 'b'],
  ['none when all were cleared', 'a b', '', 9, ''],
  ['none when all made room', 'a b', 'c d', 2, ''],
])('%s', (_name, before, now, limit, gone) => {
  const list = (text: string): string[] => text.split(' ').filter((id) => id !== '');
  expect(deletedIds(list(before), list(now), limit)).toEqual(list(gone));
});
