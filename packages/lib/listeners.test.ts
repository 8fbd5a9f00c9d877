import {expect, it, vi} from 'vitest';
import {createListeners} from './store';

it('tells everybody who is on the list, until they leave', () => {
  const {add, tell, hasAny} = createListeners<string>();
  const [one, two] = [vi.fn(), vi.fn()];
  const leave = add(one);
  add(two);
  tell('first');
  leave();
  tell('second');
  expect(one.mock.calls).toEqual([['first']]);
  expect(two.mock.calls).toEqual([['first'], ['second']]);
  expect(hasAny()).toBe(true);
});

it('tells nobody after it was cleared', () => {
  const {add, tell, hasAny, clear} = createListeners();
  const listener = vi.fn();
  add(listener);
  clear();
  tell();
  expect(listener).not.toHaveBeenCalled();
  expect(hasAny()).toBe(false);
});
