import {isOwnDocument} from '@site/src/browser/ownDocument.browser';

/** Which check goes on after the page was loaded anew; until then only. */
const KEY = 'stepCheck';

/**
 * Whether the page has to be loaded for a check, which then begins. A content security policy belongs to
 * the document that a visit began with: only those of pages that hold a check let the app be asked, and
 * a reader who came by a link has that of another page.
 */
export function reloadToAsk(id: string): boolean {
  if (isOwnDocument()) return false;
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is blocked: the reader presses once more.
  }
  window.location.reload();
  return true;
}

/** Whether the page was loaded for this check; said once. */
export function takeResumed(id: string): boolean {
  try {
    if (!isOwnDocument() || sessionStorage.getItem(KEY) !== id) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
