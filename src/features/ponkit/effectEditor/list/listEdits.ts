import {inserted} from '@site/src/lib/lists';

interface Item {
  readonly id: string;
  readonly name?: string | undefined;
}

/** Another name for a copy: 「拍手」 is followed by 「拍手 2」, that by 「拍手 3」. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const [, stem = name] = /^(.*?)(?: \d+)?$/u.exec(name) ?? [];
  for (let count = 2; ; count += 1) {
    const next = `${stem} ${count}`;
    if (!taken.includes(next)) return next;
  }
}

/**
 * The list with a copy right after the item of this id.
 * @param newId of the copy
 */
export function duplicateItem<T extends Item>(
  items: readonly T[],
  id: string,
  newId: string,
): readonly T[] {
  const at = items.findIndex((item) => item.id === id);
  const original = items[at];
  if (original === undefined) return items;
  const names = items.map(({name = ''}) => name);
  const name = original.name ?? '';
  const copy = {...original, id: newId, ...(name !== '' && {name: nameOfCopy(name, names)})};
  return inserted(items, at + 1, copy);
}

/** Who is looked at when the item at `at` is gone: the next one, or the last. */
export function nextSelected(items: readonly Item[], at: number): string | undefined {
  return (items[at + 1] ?? items[at - 1])?.id;
}

/** Where a row is put that the pointer holds at `y`: among the middles of the rows, from the top. */
export function placeAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}
