import {expect, it} from 'vitest';
import {ariaShortcut, isPressed, shortcutLabel, type Shortcut} from './shortcut';

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
