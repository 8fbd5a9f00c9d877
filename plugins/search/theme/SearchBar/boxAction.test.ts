import {describe, expect, it} from 'vitest';
import {boxAction, moveActive, type BoxState} from './boxAction';

const press = (key: string, held = {}): Parameters<typeof boxAction>[0] => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const closed: BoxState = {isOpen: false, hasChosen: false, isEmpty: false};
const open: BoxState = {...closed, isOpen: true};
const chosen: BoxState = {...open, hasChosen: true};
const empty: BoxState = {...closed, isEmpty: true};

describe('boxAction', () => {
  it.each([
    ['ArrowDown', open, 'next'],
    ['ArrowUp', open, 'previous'],
    ['ArrowDown', closed, 'open'],
    ['Enter', chosen, 'choose'],
    ['Enter', {...chosen, isOpen: false}, undefined],
    ['Enter', open, undefined],
    ['Escape', chosen, 'close'],
    ['Escape', closed, 'clear'],
    ['Escape', empty, 'leave'],
    ['Delete', {...chosen, isEmpty: true}, 'forget'],
    ['Delete', chosen, undefined],
    ['Delete', {...open, isEmpty: true}, undefined],
    ['Home', chosen, undefined],
    ['End', chosen, undefined],
    ['Tab', chosen, undefined],
    ['a', chosen, undefined],
  ] as const)('%s with %j is %s', (key, state, action) => {
    expect(boxAction(press(key), state)).toBe(action);
  });

  it.each(['ctrlKey', 'metaKey'])('Enter with %s opens a tab', (held) => {
    expect(boxAction(press('Enter', {[held]: true}), chosen)).toBe('chooseInTab');
    expect(boxAction(press('Enter', {[held]: true}), open)).toBe('resultsInTab');
    expect(boxAction(press('ArrowDown', {[held]: true}), open)).toBeUndefined();
  });

  it.each(['altKey', 'shiftKey'])('keys with %s are left to the browser', (held) => {
    for (const key of ['Enter', 'ArrowDown', 'Escape', 'Delete']) {
      expect(boxAction(press(key, {[held]: true}), chosen)).toBeUndefined();
    }
  });
});

it.each([
  [-1, 3, 'next', 0],
  [2, 3, 'next', -1],
  [-1, 3, 'previous', 2],
  [0, 3, 'previous', -1],
  [-1, 0, 'next', -1],
  [-1, 0, 'previous', -1],
] as const)('from %i of %i, %s leads to %i', (active, count, to, next) => {
  expect(moveActive(active, count, to)).toBe(next);
});
