import {expect, it} from 'vitest';
import {startHistory} from '@site/src/lib/history';
import {createUndoable} from './undoable.browser';

it('the value follows its history, however that goes', () => {
  const {history, value, change, undo, redo, replace} = createUndoable(1);
  const seen: number[] = [];
  value.subscribe(() => {
    seen.push(value.get());
  });
  change((one) => one + 1, {label: '足す'});
  change((one) => one, {label: '何もしない'});
  expect(history.get().past).toHaveLength(1);
  undo();
  undo();
  redo();
  expect(history.get().present).toEqual({value: 2, label: '足す'});
  replace(startHistory(9));
  undo();
  expect(seen).toEqual([2, 1, 2, 9]);
});

it('quick changes by one control are one step', () => {
  const {history, change} = createUndoable(0);
  for (let next = 1; next <= 3; next += 1) change(() => next, {label: '幅', tag: 'width'});
  expect(history.get().past.map(({value}) => value)).toEqual([0]);
});
