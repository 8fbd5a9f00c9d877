/**
 * Host names, or the domains above them, that the rows of `transmissions.ts` speak for, by id. Kept
 * apart so that no address of a third party is in the pages' scripts.
 */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'tag-manager': [
    'googletagmanager.com',
    'google-analytics.com',
    'analytics.google.com',
    'www.google.com',
  ],
  ads: [
    'googlesyndication.com',
    'googleads.g.doubleclick.net',
    'adtrafficquality.google',
    'csi.gstatic.com',
    'www.google.com',
  ],
};

/** Whether a row speaks for a source of the content security policy, such as `https://*.a.example`. */
export function covers(id: string, source: string): boolean {
  const host = new URL(source.replace('://*.', '://')).hostname;
  return (HOSTS[id] ?? []).some((known) => host === known || host.endsWith(`.${known}`));
}
