import type {KeyPress} from '../../../src/lib/undoStroke';

const MODIFIERS = ['ctrl', 'cmd', 'mod', 'alt', 'shift'] as const;

type Modifier = (typeof MODIFIERS)[number];

export interface Shortcut {
  modifiers: readonly Modifier[];
  key: string;
}

/** A second way to the search box, as on many sites; only while nothing is being typed. */
export const SLASH: Shortcut = {modifiers: [], key: '/'};

type Key = Exclude<Modifier, 'mod'>;

/** On the keys of Apple systems, on those of others, and in `aria-keyshortcuts`. */
const NAMES: Readonly<Record<Key, readonly [string, string, string]>> = {
  ctrl: ['⌃', 'Ctrl', 'Control'],
  cmd: ['⌘', 'Win', 'Meta'],
  alt: ['⌥', 'Alt', 'Alt'],
  shift: ['⇧', 'Shift', 'Shift'],
};

/** `mod` is the command key on Apple systems, else ctrl. */
function keysOf({modifiers}: Shortcut, isApple: boolean): Key[] {
  return modifiers.map((one) => (one !== 'mod' ? one : isApple ? 'cmd' : 'ctrl'));
}

/** Reads `mod+k`: any of ctrl, cmd, mod, alt, shift, then one key; undefined when it is not that. */
export function parseShortcut(text: string): Shortcut | undefined {
  const parts = text.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  const modifiers = MODIFIERS.filter((modifier) => parts.includes(modifier));
  const isModifier = MODIFIERS.some((modifier) => modifier === key);
  const isComplete = modifiers.length === parts.length && key !== '' && !isModifier;
  return isComplete ? {modifiers, key} : undefined;
}

/** A shortcut in the form that `parseShortcut` reads. */
export function writeShortcut({modifiers, key}: Shortcut): string {
  return [...modifiers, key].join('+');
}

/** Whether exactly this shortcut is pressed. */
export function isPressed(shortcut: Shortcut, press: KeyPress, isApple: boolean): boolean {
  const keys = keysOf(shortcut, isApple);
  return (
    press.key.toLowerCase() === shortcut.key &&
    press.ctrlKey === keys.includes('ctrl') &&
    press.metaKey === keys.includes('cmd') &&
    press.altKey === keys.includes('alt') &&
    press.shiftKey === keys.includes('shift')
  );
}

/** Whether a shortcut would be typed as text in a field. */
export function isTypable({modifiers}: Shortcut): boolean {
  return modifiers.every((modifier) => modifier === 'shift');
}

/** The shortcut as it stands on the keys: `⌘K`, `Ctrl K`. */
export function shortcutLabel(shortcut: Shortcut, isApple: boolean): string {
  return written(shortcut, isApple, isApple ? 0 : 1).join(isApple ? '' : ' ');
}

/** The shortcut as `aria-keyshortcuts` writes it: `Meta+K`, `Control+K`. */
export function ariaShortcut(shortcut: Shortcut, isApple: boolean): string {
  return written(shortcut, isApple, 2).join('+');
}

function written(shortcut: Shortcut, isApple: boolean, column: 0 | 1 | 2): string[] {
  return [
    ...keysOf(shortcut, isApple).map((key) => NAMES[key][column]),
    shortcut.key.toUpperCase(),
  ];
}
