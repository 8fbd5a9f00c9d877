const OLD_MANUAL = /^\/docs\/\d+\.\d+(?=\/|$)/u;

const manualOf = (path: string): string | undefined => OLD_MANUAL.exec(path)?.[0];

/**
 * Whether a page is about a visitor's account, or sells: no third party's script may run where
 * somebody signs in or is about to pay.
 */
export function isPrivatePath(path: string): boolean {
  return /^\/(?:account|membership)(?:\/|$)/iu.test(path);
}

/** Whether a path of this site is a tool, an editor, a console or an account page: its headers are its own. */
export function hasOwnHeaders(path: string): boolean {
  const isOwn = /^\/(?:tools\/|generator\/templates\/\d|docs\/developer\/api(?:\/|$))/u.test(path);
  return isOwn || isPrivatePath(path);
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
  if (hasOwnHeaders(path) || isPrivatePath(enteredAt)) return true;
  return manual !== undefined && manual !== manualOf(enteredAt);
}
