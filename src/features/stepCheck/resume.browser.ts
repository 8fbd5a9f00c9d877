import {keepInEntry} from '@site/src/browser/historyEntry.browser';
import {isOwnDocument} from '@site/src/browser/ownDocument.browser';

/**
 * Whether the page has to be loaded for a check, which then begins. A content security policy belongs to
 * the document that a visit began with: only those of pages that hold a check let the app be asked, and
 * a reader who came by a link has that of another page.
 */
export function reloadToAsk(id: string): boolean {
  if (isOwnDocument()) return false;
  keepInEntry({stepCheck: id});
  // What the entry holds is also what loads the application at once (plugins/boot).
  window.location.reload();
  return true;
}

/** The check goes on: another reload would not begin it once more. */
export function forgetReload(): void {
  keepInEntry({stepCheck: undefined});
}
