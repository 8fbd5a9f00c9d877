import {useEffect} from 'react';

/** What has a way back; it must stay the same object. */
interface Undoable {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Fields of text have an undo of their own. */
const TEXTS =
  'textarea, [contenteditable], input:is([type=text], [type=number], [type=password], :not([type]))';

/** Ctrl+Z and Ctrl+Y (on a Mac with ⌘ and ⇧) wherever no text is written. */
export function useUndoKeys(tool: Undoable): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const {target, key, ctrlKey, metaKey, altKey, shiftKey} = event;
      if (!(ctrlKey || metaKey) || altKey) return;
      if (target instanceof Element && target.closest(`${TEXTS}, dialog`) !== null) return;
      const letter = key.toLowerCase();
      const isRedo = letter === 'y' || (letter === 'z' && shiftKey);
      if (!isRedo && letter !== 'z') return;
      event.preventDefault();
      if (isRedo) tool.redo();
      else tool.undo();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [tool]);
}
