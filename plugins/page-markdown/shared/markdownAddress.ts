/** Where the Markdown of a page is served, for the path of the page; the home page is `/index.md`. */
export const markdownAddress = (path: string): string =>
  `${path === '/' ? '/index' : path.replace(/\/$/u, '')}.md`;
