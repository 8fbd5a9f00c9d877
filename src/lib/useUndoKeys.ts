import {useEffect, useEffectEvent} from 'react';
import {undoStroke, type TypedField} from './undoStroke';

/** What has a way back. */
interface Undoable {
  readonly undo: () => void;
  readonly redo: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color])';
/** Dialogs, and the search of the site, have nothing to do with the tool. */
const OWN = 'dialog, nav input, [contenteditable]';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/**
 * Ctrl+Z and Ctrl+Y (on a Mac with ⌘ and ⇧) anywhere on the page of a tool. In a field they first
 * take back what was typed there, then the steps of the tool, the same in all tools.
 */
export function useUndoKeys(tool: Undoable): void {
  const onStroke = useEffectEvent((deed: 'undo' | 'redo') => {
    tool[deed]();
  });
  useEffect(() => {
    let typing: {readonly field: Field; readonly before: string} | undefined;
    const begin = ({target}: Event): void => {
      if (isField(target) && typing?.field !== target)
        typing = {field: target, before: target.value};
    };
    /** The field was left, Enter was pressed, or an arrow of it: that text has become a step. */
    const settle = (): void => {
      typing = undefined;
    };
    const press = (event: KeyboardEvent): void => {
      const {target, isComposing, defaultPrevented} = event;
      // Somebody takes the stroke for something else, as a key that is being learnt.
      if (
        isComposing ||
        defaultPrevented ||
        (target instanceof Element && target.closest(OWN) !== null)
      )
        return;
      const field: TypedField | undefined =
        typing?.field === target ? {before: typing.before, now: typing.field.value} : undefined;
      const deed = undoStroke(event, field);
      if (deed === undefined) return;
      event.preventDefault();
      settle();
      onStroke(deed);
    };
    document.addEventListener('beforeinput', begin);
    document.addEventListener('change', settle);
    document.addEventListener('focusout', settle);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('beforeinput', begin);
      document.removeEventListener('change', settle);
      document.removeEventListener('focusout', settle);
      document.removeEventListener('keydown', press);
    };
  }, []);
}
