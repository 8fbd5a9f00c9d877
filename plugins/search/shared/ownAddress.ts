/** The specification's sentence. */
const BASE_URL_RULE = 'A version URL must start with the base URL.';

/** The path of a version below the base URL, as the address of the results page names it. */
export function versionParameter(versionPath: string, baseUrl: string): string {
  if (!versionPath.startsWith(baseUrl)) {
    throw new Error(`${BASE_URL_RULE} (${versionPath})`);
  }
  return versionPath.slice(baseUrl.length);
}

/** Where a site is. */
export interface SitePlace {
  origin: string;
  baseUrl: string;
}

/** An address that is none of the site's own. */
export class AddressError extends Error {
  constructor(url: string) {
    super(`${BASE_URL_RULE} (${url})`);
    this.name = 'AddressError';
  }
}

/**
 * Refuses what does not lie below the base URL of a site, also by way of `..`, `//` or a protocol.
 * @throws AddressError
 */
export function checkOwnAddress(url: string, {origin, baseUrl}: SitePlace): void {
  const isOwn = url.startsWith(baseUrl) && URL.canParse(url, origin);
  const resolved = isOwn ? new URL(url, origin) : undefined;
  if (resolved?.origin !== origin || !resolved.pathname.startsWith(baseUrl)) {
    throw new AddressError(url);
  }
}
