import {expect, it} from 'vitest';
import {rawComment} from '../../testing/comments';
import {createChanges} from './changes';

const [a, b, c] = ['a', 'b', 'c'].map((id) => rawComment(id));
const ids = (list: readonly {readonly id: string}[]) => list.map(({id}) => id);

it('tells what came, changed and went', () => {
  const compare = createChanges(10);
  expect(ids(compare([a, b]).added)).toEqual(['a', 'b']);
  expect(compare([a, b])).toEqual({added: [], changed: [], removed: []});
  const again = compare([a, rawComment('b', {comment: '直した'}), c]);
  expect([ids(again.added), ids(again.changed), again.removed]).toEqual([['c'], ['b'], []]);
  expect(compare([c]).removed).toEqual(['a', 'b']);
  expect(compare([]).removed).toEqual(['c']);
});

it('does not take what a full list forgets for deleted', () => {
  const compare = createChanges(2);
  compare([a, b]);
  expect(compare([b, c]).removed).toEqual([]);
});

it('knows a deletion from a full list', () => {
  const compare = createChanges(3);
  compare([a, b, c]);
  expect(compare([a, c, rawComment('d')]).removed).toEqual(['b']);
});

it('passes over what is no comment', () => {
  expect(createChanges(9)([null, 'x', a]).added).toHaveLength(1);
});
