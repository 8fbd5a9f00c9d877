import type {Modifier, Shortcut} from '../shared/shortcut';

const MODIFIERS = ['ctrl', 'cmd', 'mod', 'alt', 'shift'] as const satisfies readonly Modifier[];

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
