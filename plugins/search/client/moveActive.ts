/**
 * The next place in a list of suggestions. Beyond either end is the box itself (-1), so that
 * arrow keys lead around through what was typed.
 */
export function moveActive(active: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
