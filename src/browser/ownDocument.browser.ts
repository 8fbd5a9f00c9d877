import {needsOwnDocument} from '../lib/ownDocument';
import {isReachable, NEXT_PAGE, showLoadFailure} from './loadFailure.browser';

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
  const tell = (): void => {
    const retry = (): void => {
      void isReachable().then((reaches) => {
        if (reaches) window.location.assign(address);
        else tell();
      });
    };
    showLoadFailure(new Error(`No network: ${address}`), retry, NEXT_PAGE);
  };
  if (navigator.onLine) window.location.assign(address);
  else tell();
}
