import type {KeyPress} from '@site/src/lib/undoStroke';

/** A key event, by the place of the key. */
type PlacedPress = Omit<KeyPress, 'key'> & {readonly code: string};

const MODIFIERS = /^(?:Control|Shift|Alt|Meta|OS)(?:Left|Right)?$/u;
/** They move the focus, press what has it, or leave something. */
const NAVIGATION = /^(?:Tab|Enter|NumpadEnter|Space|Escape|Backspace)$/u;
/** Of the browser and of this page with Ctrl: undo, copying, tabs and so on. */
const WITH_CONTROL = /^Key[ACFHJKLNOPRSTUVWXYZ]$|^Digit\d$|^F4$/u;
const OF_BROWSER = /^F(?:1|3|5|6|7|11|12)$/u;

/**
 * A key with its modifiers, by place and not by letter, so that it stays the same whatever the input
 * method does: `Shift+KeyA`. Undefined for a modifier alone.
 */
export function strokeOf(press: PlacedPress): string | undefined {
  const {code, ctrlKey, altKey, shiftKey, metaKey} = press;
  if (code === '' || metaKey || MODIFIERS.test(code)) return undefined;
  return [ctrlKey && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', code]
    .filter((part) => part !== false)
    .join('+');
}

/** Whether a key belongs to the browser or to moving about the page. */
export function isReserved(stroke: string): boolean {
  const parts = stroke.split('+');
  const code = parts.at(-1) ?? '';
  if (NAVIGATION.test(code) || OF_BROWSER.test(code)) return true;
  if (parts.includes('Alt') && /^Arrow|^F4$|^Home$/u.test(code)) return true;
  return parts.includes('Ctrl') && WITH_CONTROL.test(code);
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Minus: '-',
  Equal: '^',
  Comma: ',',
  Period: '.',
  Slash: '/',
};

/** A stroke as people read it: `Shift+A`, `テンキー5`. */
export function printStroke(stroke: string): string {
  const parts = stroke.split('+');
  const code = parts.pop() ?? '';
  const name = NAMES[code] ?? code.replace(/^Key|^Digit/u, '').replace(/^Numpad/u, 'テンキー');
  return [...parts, name].join('+');
}

/** Whether a stroke types a character, so that it can be switched off (`characterKeys.browser.ts`). */
export const isCharacterStroke = (stroke: string): boolean =>
  /^(?:Shift\+)?(?:Key|Digit|Numpad|Bracket|Intl|(?:Minus|Equal|Semicolon|Quote|Backquote|Backslash|Comma|Period|Slash)$)/u.test(
    stroke,
  );
