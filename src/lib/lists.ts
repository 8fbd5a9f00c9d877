/** The list without what stands at a place. */
export const without = <T>(list: readonly T[], at: number): readonly T[] =>
  list.filter((_, place) => place !== at);

/** The list with something else at a place. */
export const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, place) => (place === at ? value : old));

/** The list with something more before what stands at a place. */
export const inserted = <T>(list: readonly T[], at: number, value: T): readonly T[] => [
  ...list.slice(0, at),
  value,
  ...list.slice(at),
];

/** The list with what stands at `from` moved to `to`, or to the nearer end; the same where nothing moves. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  const target = Math.min(list.length - 1, Math.max(0, to));
  return one === undefined || target === from ? list : inserted(without(list, from), target, one);
}

/** What stands in the list a second time, or more often. */
export const repeated = <T>(list: readonly T[]): T[] =>
  list.filter((one, place) => list.indexOf(one) !== place);
