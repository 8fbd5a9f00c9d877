import {describe, expect, it} from 'vitest';
import {item} from '../../testing/comments';
import {createPace, mostWaiting} from './pace';

const items = (...ids: string[]) => ids.map((id) => item(id));
const idsOf = (list: readonly {readonly id: string}[]) => list.map(({id}) => id);

it('hands over all at once without an interval', () => {
  const pace = createPace({delayMs: 0, intervalMs: 0, most: 500});
  pace.add(items('a', 'b'), 0);
  expect(idsOf(pace.take(0))).toEqual(['a', 'b']);
  expect(pace.nextAt()).toBeUndefined();
});

it('makes comments late', () => {
  const pace = createPace({delayMs: 1000, intervalMs: 0, most: 500});
  pace.add(items('a'), 0);
  pace.add(items('b'), 500);
  expect(pace.take(999)).toEqual([]);
  expect(pace.nextAt()).toBe(1000);
  expect(idsOf(pace.take(1000))).toEqual(['a']);
  expect(idsOf(pace.take(1500))).toEqual(['b']);
});

it('keeps the interval', () => {
  const pace = createPace({delayMs: 0, intervalMs: 100, most: 500});
  pace.add(items('a', 'b'), 0);
  expect(idsOf(pace.take(0))).toEqual(['a']);
  expect(pace.take(99)).toEqual([]);
  expect(pace.nextAt()).toBe(100);
  expect(idsOf(pace.take(100))).toEqual(['b']);
});

describe('a surge', () => {
  const surge = (most: number) => {
    const pace = createPace({delayMs: 0, intervalMs: 100, most});
    pace.add([item('gift', {paidText: '¥100'}), ...items('a', 'b', 'c', 'd')], 0);
    const taken: string[] = [];
    for (let now = 0; now < 1000; now += 100) taken.push(...idsOf(pace.take(now)));
    return taken;
  };

  it('is shown whole by a queue', () => {
    expect(surge(mostWaiting(100, true))).toEqual(['gift', 'a', 'b', 'c', 'd']);
  });

  it('loses the oldest, gifts last', () => {
    expect(surge(3)).toEqual(['gift', 'c', 'd']);
    expect(surge(1)).toEqual(['gift']);
  });

  it('does not count what is not yet due', () => {
    const pace = createPace({delayMs: 1000, intervalMs: 100, most: 1});
    pace.add(items('a'), 0);
    pace.add(items('b', 'c'), 900);
    expect(idsOf(pace.take(1000))).toEqual(['a']);
    expect(pace.size()).toBe(2);
  });
});

it.each([
  [0, false, 500],
  [100, true, 500],
  [4000, true, 30],
  [180_000, true, 1],
  [500, false, 6],
  [5000, false, 1],
])('lets so many wait at %s ms (queue: %s): %s', (ms, isQueue, most) => {
  expect(mostWaiting(ms, isQueue)).toBe(most);
});

it('changes and forgets those who wait', () => {
  const pace = createPace({delayMs: 10, intervalMs: 0, most: 500});
  pace.add(items('a', 'b'), 0);
  expect(pace.change(item('a', {comment: '直した'}))).toBe(true);
  expect(pace.change(item('z'))).toBe(false);
  pace.remove(['b']);
  expect(pace.take(10)).toMatchObject([{id: 'a', html: '直した'}]);
});
