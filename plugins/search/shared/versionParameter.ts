/** The specification's sentence. */
export const BASE_URL_RULE = 'A version URL must start with the base URL.';

/** The path of a version below the base URL, as the address of the results page names it. */
export function versionParameter(versionPath: string, baseUrl: string): string {
  if (!versionPath.startsWith(baseUrl)) {
    throw new Error(`${BASE_URL_RULE} (${versionPath})`);
  }
  return versionPath.slice(baseUrl.length);
}
