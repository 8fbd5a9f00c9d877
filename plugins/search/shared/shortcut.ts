export type Modifier = 'ctrl' | 'cmd' | 'mod' | 'alt' | 'shift';

export interface Shortcut {
  modifiers: readonly Modifier[];
  key: string;
}

/** A second way to the search box, as on many sites; only while nothing is being typed. */
export const SLASH: Shortcut = {modifiers: [], key: '/'};

/** The parts of a keyboard event that a shortcut looks at. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

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
