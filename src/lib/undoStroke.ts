/** What shortcuts look at of a key event. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A field that is typed in: its text when it was last settled, and now. */
export interface TypedField {
  readonly before: string;
  readonly now: string;
}

/**
 * What a stroke takes back in the tool; undefined when it is no such stroke, or belongs to the field:
 * as long as what was typed since the field was entered (or Enter was pressed) can be taken back
 * there, the browser does. After that the same stroke goes on with the steps of the tool.
 */
export function undoStroke(
  {key, ctrlKey, metaKey, shiftKey, altKey}: KeyPress,
  field: TypedField | undefined,
): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  const isRedo = (letter === 'z' && shiftKey) || (letter === 'y' && ctrlKey && !shiftKey);
  if (isRedo) return field === undefined ? 'redo' : undefined;
  if (letter !== 'z') return undefined;
  return field === undefined || field.before === field.now ? 'undo' : undefined;
}
