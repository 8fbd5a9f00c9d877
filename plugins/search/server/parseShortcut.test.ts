import {expect, it} from 'vitest';
import {parseShortcut} from './parseShortcut';

it.each([
  ['mod+k', {modifiers: ['mod'], key: 'k'}],
  ['Ctrl+Shift+F', {modifiers: ['ctrl', 'shift'], key: 'f'}],
  ['/', {modifiers: [], key: '/'}],
])('reads %s', (text, shortcut) => {
  expect(parseShortcut(text)).toEqual(shortcut);
});

it.each(['', 'mod', 'mod+', 'hyper+k', 'mod+mod+k'])('refuses %j', (text) => {
  expect(parseShortcut(text)).toBeUndefined();
});
