/** The path of the picture that plugins/pictures draws of the page at `pathname`. */
export function cardAddress(pathname: string): string {
  const page = pathname.replace(/\/$/u, '');
  return `/cards${page === '' ? '/index' : page}.jpg`;
}

/** Where the Markdown of a page is served, for the path of the page; the home page is `/index.md`. */
export const markdownAddress = (path: string): string =>
  `${path === '/' ? '/index' : path.replace(/\/$/u, '')}.md`;
