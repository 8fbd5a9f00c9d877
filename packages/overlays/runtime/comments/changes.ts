import type {Item} from './item';
import {readItem} from './readItem';

/** How a list of comments differs from the one before. */
export interface Changes {
  readonly added: readonly Item[];
  /** Sent again with the same id. */
  readonly changed: readonly Item[];
  /** Deleted or cleared. */
  readonly removed: readonly string[];
}

/**
 * Compares each list that a source hands over with the last one. A comment is the same when it is
 * the same object: sources keep the objects of what did not change.
 * @param limit how many comments the source keeps: the oldest of a full list are forgotten, not deleted
 */
export function createChanges(limit: number): (list: readonly unknown[]) => Changes {
  let known: ReadonlyMap<string, object> = new Map();
  /** Lists are long and mostly the same: each object is read once. */
  const read = new WeakMap<object, string>();

  return (list) => {
    const now = new Map<string, object>();
    const added: Item[] = [];
    const changed: Item[] = [];
    for (const entry of list) {
      if (typeof entry !== 'object' || entry === null) continue;
      const id = read.get(entry);
      if (id !== undefined && known.get(id) === entry) {
        now.set(id, entry);
        continue;
      }
      const item = readItem(entry);
      if (item === undefined) continue;
      read.set(entry, item.id);
      now.set(item.id, entry);
      const before = known.get(item.id);
      if (before === undefined) added.push(item);
      else changed.push(item);
    }
    const gone = [...known.keys()].filter((id) => !now.has(id));
    const removed = list.length < limit ? gone : withoutForgotten(gone, [...known.keys()], now);
    known = now;
    return {added, changed, removed};
  };
}

/** What stood before the first comment that is still there fell out of the list. */
function withoutForgotten(
  gone: readonly string[],
  before: readonly string[],
  now: ReadonlyMap<string, object>,
): string[] {
  const first = before.findIndex((id) => now.has(id));
  const forgotten = new Set(before.slice(0, first === -1 ? before.length : first));
  return gone.filter((id) => !forgotten.has(id));
}
