import {isOwnDocument} from '@site/src/browser/ownDocument.browser';

/** In the entry of the browser's history, which outlives a reload: which check goes on then. */
const KEY = 'stepCheck';

/** What the entry holds besides, which is the router's. */
function entry(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? {...state} : {};
}

/**
 * Whether the page has to be loaded for a check, which then begins. A content security policy belongs to
 * the document that a visit began with: only those of pages that hold a check let the app be asked, and
 * a reader who came by a link has that of another page.
 */
export function reloadToAsk(id: string): boolean {
  if (isOwnDocument()) return false;
  window.history.replaceState({...entry(), [KEY]: id}, '');
  // The scroll that the browser brings back is what loads the application at once (plugins/boot).
  if (window.scrollY === 0) window.scrollTo(0, 1);
  window.location.reload();
  return true;
}

/** Whether the page was loaded for this check; said once. */
export function takeResumed(id: string): boolean {
  const {[KEY]: resumed, ...rest} = entry();
  if (resumed !== id || !isOwnDocument()) return false;
  window.history.replaceState(rest, '');
  return true;
}
