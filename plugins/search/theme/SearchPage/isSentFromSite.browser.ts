/**
 * Whether the page was opened by a page of this site as a whole: by the form of the search box,
 * sent before the script that remembers searches was there.
 */
export function isSentFromSite(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isNew && document.referrer.startsWith(`${window.location.origin}/`);
}
