import {describe, expect, it} from 'vitest';
import {newButton} from '../work/work';
import {buttonsFor, readMidi} from './signals';
import {isCharacterStroke, isReserved, printStroke, strokeOf} from './strokes';

const key = (code: string, ...modifiers: ('ctrl' | 'alt' | 'shift' | 'meta')[]) =>
  strokeOf({
    code,
    ctrlKey: modifiers.includes('ctrl'),
    altKey: modifiers.includes('alt'),
    shiftKey: modifiers.includes('shift'),
    metaKey: modifiers.includes('meta'),
  });

describe('a key', () => {
  it('is told by its place and its modifiers', () => {
    expect(key('KeyA')).toBe('KeyA');
    expect(key('Digit1', 'shift', 'ctrl', 'alt')).toBe('Ctrl+Alt+Shift+Digit1');
    expect(key('ShiftLeft', 'shift')).toBeUndefined();
    expect(key('KeyA', 'meta')).toBeUndefined();
    expect(key('')).toBeUndefined();
  });

  it.each(['Tab', 'Enter', 'Space', 'Escape', 'F5', 'Ctrl+KeyZ', 'Ctrl+KeyW', 'Alt+ArrowLeft'])(
    '%s stays the browser\u2019s',
    (stroke) => {
      expect(isReserved(stroke)).toBe(true);
    },
  );

  it.each(['KeyZ', 'Digit1', 'F9', 'Shift+KeyW', 'Numpad5', 'Ctrl+KeyB', 'ArrowUp'])(
    '%s can be a shortcut',
    (stroke) => {
      expect(isReserved(stroke)).toBe(false);
    },
  );

  it.each([
    ['Shift+KeyA', 'Shift+A'],
    ['Digit1', '1'],
    ['Numpad5', 'テンキー5'],
    ['ArrowUp', '↑'],
    ['F9', 'F9'],
  ])('%s is read as %s', (stroke, text) => {
    expect(printStroke(stroke)).toBe(text);
  });
});

it('a character is a letter, a figure or a sign, without Ctrl and Alt', () => {
  const strokes = [
    'KeyA',
    'Digit1',
    'Shift+Numpad5',
    'Slash',
    'Ctrl+KeyB',
    'F9',
    'ArrowUp',
    'Home',
  ];
  expect(strokes.filter(isCharacterStroke)).toEqual(['KeyA', 'Digit1', 'Shift+Numpad5', 'Slash']);
});

/** Bytes as the MIDI 1.0 specification writes them in its table of channel voice messages. */
it.each([
  [[0x90, 60, 100], {note: 60, isDown: true}],
  [[0x9f, 0, 1], {note: 0, isDown: true}],
  [[0x90, 60, 0], {note: 60, isDown: false}],
  [[0x80, 60, 64], {note: 60, isDown: false}],
  [[0xb0, 60, 100], undefined],
  [[0xf8], undefined],
  [[], undefined],
])('the message %j', (data, note) => {
  expect(readMidi(data)).toEqual(note);
});

it('a signal presses every button that waits for it', () => {
  const buttons = [
    {...newButton('a'), shortcut: 'KeyA', midi: 60},
    {...newButton('b'), shortcut: 'KeyA', gamepad: 0},
    newButton('c'),
  ];
  const pressed = (...[signal]: [Parameters<typeof buttonsFor>[1]]) =>
    buttonsFor(buttons, signal).map(({id}) => id);
  expect(pressed({kind: 'key', stroke: 'KeyA'})).toEqual(['a', 'b']);
  expect(pressed({kind: 'midi', note: 60})).toEqual(['a']);
  expect(pressed({kind: 'gamepad', index: 0})).toEqual(['b']);
});
