import {needsOwnDocument} from '../lib/ownDocument';
import {NEXT_PAGE, showUntilReached} from './loadFailure.browser';

/** The path of the document that started the application, however far it has navigated since. */
function enteredAt(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? window.location.href).pathname;
}

/** Whether the document was loaded as the page that is shown, and has its headers. */
export const isOwnDocument = (): boolean => enteredAt() === window.location.pathname;

/** Whether an address of this site, absolute or from its root, must be loaded as a document. */
export function leadsToOwnDocument(address: string): boolean {
  const {origin, pathname} = new URL(address, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return false;
  return needsOwnDocument(pathname, enteredAt());
}

/**
 * Loads the document of an address. Without a network the page stays, and a box offers to try again:
 * the browser would replace it by a page of its own.
 */
export function loadDocument(address: string): void {
  const load = (): void => {
    window.location.assign(address);
  };
  if (navigator.onLine) load();
  else showUntilReached(new Error(`No network: ${address}`), NEXT_PAGE, load);
}
