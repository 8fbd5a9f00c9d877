import {expect, it, onTestFinished} from 'vitest';
import {createTurn, type Turn} from './turn.browser';

/** As of a tab of its own; locks are the same within a page as between its tabs. */
function tab(name: string): Turn {
  const turn = createTurn(name);
  onTestFinished(turn.leave);
  return turn;
}
const states = (...turns: readonly Turn[]) => turns.map(({state}) => state.get());

it('is of the tab that took it last, and goes on to one that waits', async () => {
  const [first, second, third] = [tab('a'), tab('a'), tab('a')];
  first.take();
  await expect.poll(() => first.state.get()).toBe('mine');
  second.take();
  await expect.poll(() => states(first, second, third)).toEqual(['elsewhere', 'mine', 'off']);
  third.take();
  await expect.poll(() => states(first, second, third)).toEqual(['elsewhere', 'elsewhere', 'mine']);
  first.take();
  await expect.poll(() => states(first, second, third)).toEqual(['mine', 'elsewhere', 'elsewhere']);
  first.leave();
  await expect.poll(() => states(first, second, third)).toEqual(['off', 'mine', 'elsewhere']);
  third.leave();
  second.leave();
  await expect.poll(() => states(first, second, third)).toEqual(['off', 'off', 'off']);
  first.take();
  await expect.poll(() => states(first, second)).toEqual(['mine', 'off']);
});

it('is left by one that no longer wants it before it has come', async () => {
  const [first, second] = [tab('b'), tab('b')];
  first.take();
  first.leave();
  second.take();
  await expect.poll(() => states(first, second)).toEqual(['off', 'mine']);
});

it('is everybody’s where the browser has no locks', () => {
  const [first, second] = [createTurn('c', null), createTurn('c', null)];
  first.take();
  second.take();
  expect(states(first, second)).toEqual(['mine', 'mine']);
  first.leave();
  expect(states(first, second)).toEqual(['off', 'mine']);
});

it('is everybody’s where the browser forbids locks, and it is asked once', async () => {
  let asked = 0;
  const forbidden = {
    request() {
      asked += 1;
      return Promise.reject(new DOMException('Not allowed in this context', 'SecurityError'));
    },
  };
  const turn = createTurn('d', forbidden as unknown as LockManager);
  turn.take();
  await expect.poll(() => turn.state.get()).toBe('mine');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(1);
});
