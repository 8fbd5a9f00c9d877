const MODIFIERS = ['ctrl', 'cmd', 'mod', 'alt', 'shift'] as const;
type Modifier = (typeof MODIFIERS)[number];

export interface Shortcut {
  modifiers: readonly Modifier[];
  key: string;
}

/** The parts of a keyboard event that a shortcut looks at. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Reads `mod+k`: any of ctrl, cmd, mod, alt, shift, then one key; undefined when it is not that. */
export function parseShortcut(text: string): Shortcut | undefined {
  const parts = text.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  const modifiers = MODIFIERS.filter((modifier) => parts.includes(modifier));
  const isComplete = modifiers.length === parts.length && key !== '' && !isModifier(key);
  return isComplete ? {modifiers, key} : undefined;
}

function isModifier(text: string): boolean {
  return MODIFIERS.some((modifier) => modifier === text);
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

/** The shortcut as it stands on the keys: `⌘K`, `Ctrl K`. */
export function shortcutLabel({modifiers, key}: Shortcut, isApple: boolean): string {
  const apple = {ctrl: '⌃', cmd: '⌘', mod: '⌘', alt: '⌥', shift: '⇧'};
  const other = {ctrl: 'Ctrl', cmd: 'Win', mod: 'Ctrl', alt: 'Alt', shift: 'Shift'};
  const names = modifiers.map((modifier) => (isApple ? apple : other)[modifier]);
  return [...names, key.toUpperCase()].join(isApple ? '' : ' ');
}
