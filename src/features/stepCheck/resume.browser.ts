import {isOwnDocument} from '@site/src/browser/ownDocument.browser';

/** What the entry of the browser's history holds, which outlives a reload; most of it is the router's. */
interface Entry {
  /** The check that goes on after the reload. */
  readonly stepCheck?: string;
}

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/**
 * Whether the page has to be loaded for a check, which then begins. A content security policy belongs to
 * the document that a visit began with: only those of pages that hold a check let the app be asked, and
 * a reader who came by a link has that of another page.
 */
export function reloadToAsk(id: string): boolean {
  if (isOwnDocument()) return false;
  window.history.replaceState({...entry(), stepCheck: id}, '');
  // What the entry holds is also what loads the application at once (plugins/boot).
  window.location.reload();
  return true;
}

/** The check goes on: another reload would not begin it once more. */
export function forgetReload(): void {
  const {stepCheck: _, ...rest} = entry();
  window.history.replaceState(rest, '');
}
