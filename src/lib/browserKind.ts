/** The browsers whose steps to allow something differ. */
export type BrowserKind = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** Which browser a user agent names, as far as the steps to allow something differ. */
export function browserKind(userAgent: string): BrowserKind {
  // Every browser of iOS asks through the system's own settings.
  if (/iPhone|iPad/u.test(userAgent)) return 'ios';
  if (/Firefox\//u.test(userAgent)) return 'firefox';
  if (userAgent.includes('Android')) return 'android';
  if (/Edg\//u.test(userAgent)) return 'edge';
  if (/Chrome\//u.test(userAgent)) return 'chrome';
  return /Safari\//u.test(userAgent) ? 'safari' : 'other';
}
