const OLD_MANUAL = /^\/docs\/(?<version>\d+\.\d+)(?:\/|$)/u;

const manualOf = (path: string): string | undefined => OLD_MANUAL.exec(path)?.groups?.['version'];

/**
 * Whether a page is about a visitor's account, or sells: no third party's script may run where
 * somebody signs in or is about to pay.
 */
export function isPrivatePath(path: string): boolean {
  return /^\/(?:account|membership)(?:\/|$)/iu.test(path);
}

/** An editor of templates, one for each version of the app; their headers are the same. */
const isEditor = (path: string): boolean => /^\/generator\/templates\/\d/u.test(path);

/** Whether a path of this site is a tool, an editor, a console or an account page: its headers are its own. */
export function hasOwnHeaders(path: string): boolean {
  const hasReach = /^\/(?:tools\/|docs\/developer\/api(?:\/|$))/u.test(path) || isEditor(path);
  return hasReach || isPrivatePath(path);
}

/**
 * Whether a path must be entered by loading its document instead of by navigating in the
 * application: it has headers of its own, or belongs to an older manual, whose routes are loaded
 * with its documents only. A page of the account is left in the same way, and takes with it what it
 * has loaded.
 * @param path where a link leads
 * @param enteredAt the path of the document that started the application
 */
export function needsOwnDocument(path: string, enteredAt: string): boolean {
  const manual = manualOf(path);
  // An editor takes what is undone and redone along to that of another version.
  if (isEditor(path) && isEditor(enteredAt)) return false;
  if (hasOwnHeaders(path) || isPrivatePath(enteredAt)) return true;
  return manual !== undefined && manual !== manualOf(enteredAt);
}
