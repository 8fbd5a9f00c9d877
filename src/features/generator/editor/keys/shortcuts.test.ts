import {expect, it} from 'vitest';
import {shortcutOf, type Focus, type Shortcut} from './useShortcuts';

function press(keys: string, focus: Focus = 'other'): Shortcut | undefined {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  const modifiers = {ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt')};
  return shortcutOf({key: parts.at(-1) ?? '', shiftKey: has('Shift'), ...modifiers}, focus);
}

it.each([
  ['Ctrl+s', 'save'],
  ['Meta+s', 'save'],
  ['/', 'search'],
  ['p', 'pause'],
  ['P', 'pause'],
  ['Ctrl+p', undefined],
  ['Ctrl+Alt+s', undefined],
  ['Ctrl+Shift+s', undefined],
])('%s', (keys, shortcut) => {
  expect(press(keys)).toBe(shortcut);
});

it('leaves texts what is theirs', () => {
  expect(['p', '/', 'Ctrl+s'].map((keys) => press(keys, 'text'))).toEqual([
    undefined,
    undefined,
    'save',
  ]);
});
