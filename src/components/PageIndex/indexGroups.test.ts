import {describe, expect, it} from 'vitest';
import {indexGroups} from './indexGroups';

const heading = (
  level: number,
  id: string,
  value = id,
): {level: number; id: string; value: string} => ({
  level,
  id,
  value,
});
const PAGE = [
  heading(2, 'start'),
  heading(3, 'try'),
  heading(2, 'read'),
  heading(3, 'get', '<code>GET</code>'),
  heading(4, 'detail', '<code>x</code>'),
  heading(2, 'related'),
];
const ids = (names: boolean): unknown =>
  indexGroups(PAGE, names).map(({head, items}) => [head.id, ...items.map(({id}) => id)]);

describe('indexGroups', () => {
  it('lists every heading of level 2 with those of level 3 below it', () => {
    expect(ids(false)).toEqual([['start', 'try'], ['read', 'get'], ['related']]);
  });

  it('lists only names, and the groups that have some', () => {
    expect(ids(true)).toEqual([['read', 'get']]);
  });
});
