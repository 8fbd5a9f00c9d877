/**
 * What the entry of the browser's history holds, which outlives a reload and a tab that a phone drops;
 * most of it is the router's.
 */
export const historyEntry = (): object => (window.history.state ?? {}) as object;

/**
 * Keeps something in the entry beside what it holds; what is undefined is forgotten.
 * @param address of the entry from now on; without it the present one stays, with its fragment
 */
export function keepInEntry(
  more: Readonly<Record<string, string | undefined>>,
  address?: string,
): void {
  const entries = Object.entries({...historyEntry(), ...more});
  const kept = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  window.history.replaceState(kept, '', address);
}
