/** What the keyboard does anywhere in the editor. */
export type Shortcut = 'undo' | 'redo' | 'save' | 'search' | 'pause';

/** The part of a key event that matters. */
export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Where a key was pressed: letters go into texts, and texts have an undo of their own. */
export type Focus = 'text' | 'number' | 'other';

/** The shortcut of a stroke; undefined when it is none, or belongs to what has the focus. */
export function shortcutOf(stroke: Stroke, focus: Focus): Shortcut | undefined {
  const {ctrlKey, metaKey, shiftKey, altKey} = stroke;
  const key = stroke.key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key === 's' && !shiftKey) return 'save';
    if (focus === 'text') return undefined;
    if (key === 'z') return shiftKey ? 'redo' : 'undo';
    return key === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
  }
  if (focus !== 'other') return undefined;
  if (key === '/') return 'search';
  return key === 'p' && !shiftKey ? 'pause' : undefined;
}
