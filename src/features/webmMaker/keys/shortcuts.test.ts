import {expect, it} from 'vitest';
import {shortcutOf, type Focus, type Shortcut} from './shortcuts';

function press(keys: string, focus: Focus = 'other'): Shortcut | undefined {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  const modifiers = {ctrlKey: has('Ctrl'), metaKey: has('Meta'), altKey: has('Alt')};
  const key = parts.at(-1) ?? '';
  return shortcutOf(
    {key: key === 'Space' ? ' ' : key, shiftKey: has('Shift'), ...modifiers},
    focus,
  );
}

it.each([
  ['Space', 'play'],
  ['ArrowLeft', 'back'],
  ['Shift+ArrowRight', 'forward10'],
  ['Home', 'toFirst'],
  ['i', 'trimStart'],
  ['O', 'trimEnd'],
  ['?', 'help'],
  ['Escape', 'leave'],
  ['Meta+Enter', 'export'],
  ['Ctrl+i', undefined],
  ['Alt+ArrowLeft', undefined],
  ['x', undefined],
])('%s', (keys, shortcut) => {
  expect(press(keys)).toBe(shortcut);
});

it('leaves what has the focus its own keys', () => {
  const all = ['Space', 'ArrowLeft', 'i', '?', 'Ctrl+Enter'];
  const of = (focus: Focus) => all.map((keys) => press(keys, focus));
  expect(of('text')).toEqual([undefined, undefined, undefined, undefined, 'export']);
  expect(of('control')).toEqual([undefined, undefined, 'trimStart', 'help', 'export']);
  expect(of('button')).toEqual([undefined, 'back', 'trimStart', 'help', 'export']);
});
