import type {KeyRow} from '@site/src/components/KeyList';
import type {KeyPress} from '@site/src/lib/undoStroke';

/** What the keyboard does in the tool, besides undo and redo (`useUndoKeys`). */
export type Shortcut =
  | 'play'
  | 'back'
  | 'forward'
  | 'back10'
  | 'forward10'
  | 'toFirst'
  | 'toLast'
  | 'trimStart'
  | 'trimEnd'
  | 'export'
  | 'leave'
  | 'help';

/**
 * What has the focus: a text takes letters; a control takes arrows and the space bar; a button takes
 * the space bar.
 */
export type Focus = 'text' | 'control' | 'button' | 'other';

const PLAIN: Readonly<Record<string, Shortcut>> = {
  i: 'trimStart',
  o: 'trimEnd',
  '?': 'help',
  Escape: 'leave',
};

const ARROWS: Readonly<Record<string, readonly [plain: Shortcut, shifted: Shortcut]>> = {
  ArrowLeft: ['back', 'back10'],
  ArrowRight: ['forward', 'forward10'],
  Home: ['toFirst', 'toFirst'],
  End: ['toLast', 'toLast'],
};

/** The shortcut of a stroke; undefined when it is none, or belongs to what has the focus. */
export function shortcutOf(stroke: KeyPress, focus: Focus): Shortcut | undefined {
  const {key, ctrlKey, metaKey, shiftKey, altKey} = stroke;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 'Enter' ? 'export' : undefined;
  if (focus === 'text') return undefined;
  const plain = PLAIN[key.length === 1 ? key.toLowerCase() : key];
  if (plain !== undefined) return plain;
  if (focus === 'control') return undefined;
  if (key === ' ') return focus === 'button' ? undefined : 'play';
  return ARROWS[key]?.[shiftKey ? 1 : 0];
}

/** For the list of keys. */
export const KEY_ROWS: readonly KeyRow[] = [
  [['Space'], '再生、停止'],
  [['←', '→'], '1コマ戻る、進む（Shiftと一緒なら10コマ）'],
  [['Home', 'End'], '最初のコマ、最後のコマ'],
  [['I', 'O'], '今のコマから、今のコマまで'],
  [['Ctrl', 'Z'], '元に戻す（Shiftと一緒ならやり直す）'],
  [['Ctrl', 'Enter'], '書き出す'],
  [['Esc'], '枠や色拾いをやめる'],
  [['?'], 'この一覧'],
];
