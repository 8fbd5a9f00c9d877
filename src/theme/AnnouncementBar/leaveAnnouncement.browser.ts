/**
 * Finishes the closing of the announcement bar: the attribute keeps it hidden on the pages visited
 * next even when storage is blocked, and focus moves from the vanishing button to the site's name.
 */
export function leaveAnnouncement(document: Document): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
}
