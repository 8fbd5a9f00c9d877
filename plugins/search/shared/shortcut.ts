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

/** Whether exactly this shortcut is pressed. `mod` is the command key on Apple systems, else ctrl. */
export function isPressed({modifiers, key}: Shortcut, press: KeyPress, isApple: boolean): boolean {
  const wants = (name: Modifier): boolean => modifiers.includes(name);
  return (
    press.key.toLowerCase() === key &&
    press.ctrlKey === (wants('ctrl') || (wants('mod') && !isApple)) &&
    press.metaKey === (wants('cmd') || (wants('mod') && isApple)) &&
    press.altKey === wants('alt') &&
    press.shiftKey === wants('shift')
  );
}

/** Whether a shortcut would be typed as text in a field. */
export function isTypable({modifiers}: Shortcut): boolean {
  return modifiers.every((modifier) => modifier === 'shift');
}

/** The shortcut as it stands on the keys: `⌘K`, `Ctrl K`. */
export function shortcutLabel({modifiers, key}: Shortcut, isApple: boolean): string {
  const apple = {ctrl: '⌃', cmd: '⌘', mod: '⌘', alt: '⌥', shift: '⇧'};
  const other = {ctrl: 'Ctrl', cmd: 'Win', mod: 'Ctrl', alt: 'Alt', shift: 'Shift'};
  const names = modifiers.map((modifier) => (isApple ? apple : other)[modifier]);
  return [...names, key.toUpperCase()].join(isApple ? '' : ' ');
}

/** The shortcut as `aria-keyshortcuts` writes it: `Meta+K`, `Control+K`. */
export function ariaShortcut({modifiers, key}: Shortcut, isApple: boolean): string {
  const names = {
    ctrl: 'Control',
    cmd: 'Meta',
    mod: isApple ? 'Meta' : 'Control',
    alt: 'Alt',
    shift: 'Shift',
  };
  return [...modifiers.map((modifier) => names[modifier]), key.toUpperCase()].join('+');
}
