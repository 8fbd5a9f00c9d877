import {expect, it} from 'vitest';
import {feedOf} from './feed';

const AT = Date.UTC(2026, 0, 1);
const types = (runtime: Parameters<typeof feedOf>[0]): string[] =>
  feedOf(runtime, AT, 3).first.map(({type}) => type);

it('begins with the frames, and with comments to look at', () => {
  expect(types('list')).toEqual(['services', ...Array.from({length: 5}, () => 'comments')]);
});
it('pins a comment where the pinned one is the point', () => {
  expect(types('spotlight').at(-1)).toBe('pinned');
});
it('is the same each time', () => {
  expect(feedOf('list', AT, 3).first).toEqual(feedOf('list', AT, 3).first);
  expect(feedOf('list', AT, 4).first).not.toEqual(feedOf('list', AT, 3).first);
});
it('shows a board what it is for', () => {
  const feed = feedOf('board', AT, 5);
  const kinds = new Set(Array.from({length: 60}, () => feed.next().kind));
  expect(kinds).not.toContain('ordinary');
  expect(kinds).toContain('gift');
});
