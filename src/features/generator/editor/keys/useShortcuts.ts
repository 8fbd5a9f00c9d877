import {isSwitchedOff} from '@site/src/browser/characterKeys.browser';
import {useEffect, useEffectEvent} from 'react';
import type {KeyRow} from '@site/src/components/KeyList';
import type {KeyPress} from '@site/src/lib/undoStroke';

/** What the keyboard does anywhere in the editor, besides undo and redo (`useUndoKeys`). */
export type Shortcut = 'save' | 'search' | 'pause';

/** Where a key was pressed: letters go into texts, and choose in a list that is open. */
export type Focus = 'text' | 'other';

/** The shortcut of a stroke; undefined when it is none, or belongs to what has the focus. */
export function shortcutOf(stroke: KeyPress, focus: Focus): Shortcut | undefined {
  const {ctrlKey, metaKey, shiftKey, altKey} = stroke;
  const key = stroke.key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 's' && !shiftKey ? 'save' : undefined;
  if (focus !== 'other') return undefined;
  if (key === '/') return 'search';
  return key === 'p' && !shiftKey ? 'pause' : undefined;
}

/** For the list of keys; with what `useRoving` does. */
export const KEY_ROWS: readonly KeyRow[] = [
  [['Ctrl', 'Z'], '元に戻す（Shiftと一緒ならやり直す）'],
  [['Ctrl', 'S'], 'JSONを保存する'],
  [['/'], '項目を検索する'],
  [['P'], '見本の一時停止、再開'],
  [['↑', '↓'], '前の見出し、次の見出し'],
  [['→', '←'], '開いた見出しの項目に入る、見出しに戻る'],
];

/** Runs the shortcuts of the editor, wherever on the page the focus is. */
export function useShortcuts(run: Readonly<Record<Shortcut, () => void>>): void {
  const onShortcut = useEffectEvent((shortcut: Shortcut) => {
    run[shortcut]();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || isSwitchedOff(event)) return;
      const shortcut = shortcutOf(event, focusOf(event.target));
      if (shortcut === undefined) return;
      event.preventDefault();
      // The site's own search has a key, too; here it means the options.
      event.stopImmediatePropagation();
      onShortcut(shortcut);
    };
    document.addEventListener('keydown', press, {capture: true});
    return () => {
      document.removeEventListener('keydown', press, {capture: true});
    };
  }, []);
}

const TEXTS =
  'textarea, select, [contenteditable], input:is([type=text], [type=search], [type=number], :not([type]))';

const focusOf = (target: EventTarget | null): Focus =>
  target instanceof Element && target.matches(TEXTS) ? 'text' : 'other';
