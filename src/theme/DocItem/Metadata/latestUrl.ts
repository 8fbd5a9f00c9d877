/** Docusaurus keeps the slash of a category's index page in some places; this site has none. */
export function withoutTrailingSlash(url: string): string {
  return url.replace(/(?<=[^/:])\/+$/u, '');
}

/** The absolute address of a path of this site. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return withoutTrailingSlash(new URL(path, siteUrl).href);
}
