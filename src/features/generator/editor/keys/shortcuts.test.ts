import {expect, it} from 'vitest';
import {shortcutOf, type Focus, type Shortcut} from './shortcuts';

function press(keys: string, focus: Focus = 'other'): Shortcut | undefined {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  const modifiers = {ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt')};
  return shortcutOf({key: parts.at(-1) ?? '', shiftKey: has('Shift'), ...modifiers}, focus);
}

it.each([
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Meta+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+s', 'save'],
  ['Meta+s', 'save'],
  ['/', 'search'],
  ['p', 'pause'],
  ['P', 'pause'],
  ['Ctrl+p', undefined],
  ['Meta+y', undefined],
  ['Ctrl+Alt+z', undefined],
  ['Ctrl+Shift+s', undefined],
])('%s', (keys, shortcut) => {
  expect(press(keys)).toBe(shortcut);
});

it('leaves texts what is theirs', () => {
  expect(['p', '/', 'Ctrl+z', 'Ctrl+y'].map((keys) => press(keys, 'text'))).toEqual(
    Array.from({length: 4}),
  );
  expect(press('Ctrl+s', 'text')).toBe('save');
  expect(['p', '/', 'Ctrl+z'].map((keys) => press(keys, 'number'))).toEqual([
    undefined,
    undefined,
    'undo',
  ]);
});
