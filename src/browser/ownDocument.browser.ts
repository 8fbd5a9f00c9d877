import {needsOwnDocument} from '../lib/ownDocument';

/** The path of the document that started the application, however far it has navigated since. */
function enteredAt(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? window.location.href).pathname;
}

/** Whether an address of this site, absolute or from its root, must be loaded as a document. */
export function leadsToOwnDocument(address: string): boolean {
  const {origin, pathname} = new URL(address, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return false;
  return needsOwnDocument(pathname, enteredAt());
}
