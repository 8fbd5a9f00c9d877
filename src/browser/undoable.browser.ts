import {createStore, type Watched} from '@komebiyori/lib/store';
import {change, redo, startHistory, undo, type Change, type History} from '@site/src/lib/history';

/** A value that a tool edits, and what it was before. */
export interface Undoable<T> {
  readonly history: Watched<History<T>>;
  /** The value of now. */
  readonly value: Watched<T>;
  /** Edits the value; the very same one is no step. */
  readonly change: (edit: (value: T) => T, step: Change) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts another history in place of this one. */
  readonly replace: (history: History<T>) => void;
}

export function createUndoable<T>(first: T): Undoable<T> {
  const history = createStore(startHistory(first));
  const now = (): T => history.get().present.value;
  return {
    history,
    value: {get: now, subscribe: history.subscribe},
    change: (edit, step) => {
      history.set(change(history.get(), edit(now()), {...step, at: performance.now()}));
    },
    undo: () => {
      history.set(undo(history.get()));
    },
    redo: () => {
      history.set(redo(history.get()));
    },
    replace: history.set,
  };
}
