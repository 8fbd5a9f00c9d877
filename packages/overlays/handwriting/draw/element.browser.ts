/**
 * An element of our own page.
 * @throws Error when the page was changed and lacks it
 */
export function elementOf<T extends Element>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}`);
  return found;
}
