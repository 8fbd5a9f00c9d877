import {expect, it} from 'vitest';
import {undoStroke, type TypedField} from './undoStroke';

function press(keys: string, field?: TypedField) {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  const modifiers = {ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt')};
  return undoStroke({key: parts.at(-1) ?? '', shiftKey: has('Shift'), ...modifiers}, field);
}

it.each([
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Meta+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Meta+y', undefined],
  ['Ctrl+Alt+z', undefined],
  ['z', undefined],
  ['Ctrl+s', undefined],
])('%s', (keys, deed) => {
  expect(press(keys)).toBe(deed);
});

it('leaves a field what was typed in it, and nothing more', () => {
  const typed = {before: '24', now: '248'};
  const takenBack = {before: '24', now: '24'};
  expect(press('Ctrl+z', typed)).toBeUndefined();
  expect(press('Ctrl+y', typed)).toBeUndefined();
  expect(press('Ctrl+z', takenBack)).toBe('undo');
  // What the browser took back it can bring again.
  expect(press('Ctrl+y', takenBack)).toBeUndefined();
});
