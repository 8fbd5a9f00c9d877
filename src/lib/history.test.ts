import {expect, it} from 'vitest';
import {
  mapHistory,
  change,
  MAX_STEPS,
  redo,
  SAME_STEP_MS,
  startHistory,
  stepTaken,
  undo,
  type History,
} from './history';

const changed = (history: History<number>, value: number, at = value * 1000): History<number> =>
  change(history, value, {label: `${value}`, at});

it('goes back and forward again', () => {
  const third = changed(changed(startHistory(0), 1), 2);
  const first = undo(undo(third));
  expect(first.present.value).toBe(0);
  expect(undo(first)).toBe(first);
  expect(redo(first).present).toEqual({value: 1, label: '1'});
  const last = redo(redo(first));
  expect(last.present.value).toBe(2);
  expect(redo(last)).toBe(last);
});

it('forgets what was gone back from when something else is done', () => {
  const other = changed(undo(changed(changed(startHistory(0), 1), 2)), 9);
  expect(other.future).toEqual([]);
  expect(undo(other).present.value).toBe(1);
});

it('takes quick changes by one control as one step', () => {
  let history: History<number> = startHistory(0);
  for (let at = 0; at < 10; at += 1) {
    history = change(history, at + 1, {label: '幅', tag: 'width', at: at * (SAME_STEP_MS - 1)});
  }
  expect(history.past).toHaveLength(1);
  const later = change(history, 50, {label: '幅', tag: 'width', at: 10 * SAME_STEP_MS});
  expect(later.past).toHaveLength(2);
  const other = change(later, 60, {label: '高さ', tag: 'height', at: 10 * SAME_STEP_MS});
  expect(other.past).toHaveLength(3);
});

it('begins a new step after going back', () => {
  const options = {label: '幅', tag: 'width', at: 0};
  const back = undo(change(startHistory(0), 1, options));
  expect(undo(change(back, 2, options)).present.value).toBe(0);
});

it('can be made of other values, with the same steps', () => {
  const doubled = mapHistory(undo(changed(changed(startHistory(1), 2), 3)), (value) => 2 * value);
  expect([undo(doubled), doubled, redo(doubled)].map(({present}) => present.value)).toEqual([
    2, 4, 6,
  ]);
  expect(redo(doubled).present.label).toBe('3');
});

it('keeps so many steps and no more', () => {
  let history: History<number> = startHistory(0);
  for (let value = 1; value <= MAX_STEPS + 50; value += 1) history = changed(history, value);
  expect(history.past).toHaveLength(MAX_STEPS);
  for (let back = 0; back < MAX_STEPS + 10; back += 1) history = undo(history);
  expect(history.present.value).toBe(50);
});

it('has no step for the same value', () => {
  const history = changed(startHistory(0), 1);
  expect(changed(history, 1)).toBe(history);
});

it('tells which step was taken back or done again, and nothing of a change', () => {
  const start = startHistory(0);
  const second = changed(changed(start, 1), 2);
  const back = undo(second);
  expect(stepTaken(second, back)).toEqual({isBack: true, label: '2'});
  expect(stepTaken(back, redo(back))).toEqual({isBack: false, label: '2'});
  expect(stepTaken(start, changed(start, 1))).toBeUndefined();
  expect(stepTaken(back, changed(back, 9))).toBeUndefined();
  expect(stepTaken(start, undo(start))).toBeUndefined();
});
