import {expect, it} from 'vitest';
import {
  ariaShortcut,
  isPressed,
  isTypable,
  parseShortcut,
  shortcutLabel,
  SLASH,
  writeShortcut,
  type Shortcut,
} from './shortcut';

const press = {key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
const MOD_K: Shortcut = {modifiers: ['mod'], key: 'k'};

it.each([
  [{...press, ctrlKey: true}, false, true],
  [{...press, key: 'K', ctrlKey: true}, false, true],
  [{...press, ctrlKey: true}, true, false],
  [{...press, metaKey: true}, true, true],
  [{...press, ctrlKey: true, shiftKey: true}, false, false],
  [press, false, false],
])('compares with %j (Apple: %s)', (pressed, isApple, expected) => {
  expect(isPressed(MOD_K, pressed, isApple)).toBe(expected);
});

it('names the keys of the system', () => {
  expect(shortcutLabel(MOD_K, true)).toBe('⌘K');
  expect(shortcutLabel(MOD_K, false)).toBe('Ctrl K');
  expect(ariaShortcut(MOD_K, true)).toBe('Meta+K');
  expect(ariaShortcut(MOD_K, false)).toBe('Control+K');
});

it('takes a slash for a shortcut, but not together with another key', () => {
  const slash = {...press, key: '/'};
  expect(isPressed(SLASH, slash, false)).toBe(true);
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
    expect([held, isPressed(SLASH, {...slash, [held]: true}, false)]).toEqual([held, false]);
  }
  expect(ariaShortcut(SLASH, false)).toBe('/');
});

it('knows which shortcuts a field takes for text', () => {
  expect(isTypable(SLASH)).toBe(true);
  expect(isTypable({modifiers: ['shift'], key: 'f'})).toBe(true);
  expect(isTypable(MOD_K)).toBe(false);
});

it.each([
  ['mod+k', {modifiers: ['mod'], key: 'k'}],
  ['Ctrl+Shift+F', {modifiers: ['ctrl', 'shift'], key: 'f'}],
  ['/', {modifiers: [], key: '/'}],
] as const)('reads %s, and writes it', (text, shortcut) => {
  expect(parseShortcut(text)).toEqual(shortcut);
  expect(writeShortcut(shortcut)).toBe(text.toLowerCase());
});

it.each(['', 'mod', 'mod+', 'hyper+k', 'mod+mod+k'])('refuses %j', (text) => {
  expect(parseShortcut(text)).toBeUndefined();
});
