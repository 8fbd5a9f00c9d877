const OLD_MANUAL = /^\/docs\/(?<version>\d+\.\d+)(?:\/|$)/u;

const manualOf = (path: string): string | undefined => OLD_MANUAL.exec(path)?.groups?.['version'];

/** Whether a path of this site is a tool or account page, whose response headers are its own. */
export function hasOwnHeaders(path: string): boolean {
  return /^\/(?:tools|account)\//u.test(path);
}

/**
 * Whether a path must be entered by loading its document instead of by navigating in the
 * application: it has headers of its own, or belongs to an older manual, whose routes are loaded
 * with its documents only.
 * @param path where a link leads
 * @param enteredAt the path of the document that started the application
 */
export function needsOwnDocument(path: string, enteredAt: string): boolean {
  const manual = manualOf(path);
  return hasOwnHeaders(path) || (manual !== undefined && manual !== manualOf(enteredAt));
}
