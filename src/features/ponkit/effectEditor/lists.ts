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
