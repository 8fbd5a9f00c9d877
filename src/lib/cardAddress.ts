/** The path of the picture that plugins/pictures draws of the page at `pathname`. */
export function cardAddress(pathname: string): string {
  const page = pathname.replace(/\/$/u, '');
  return `/cards${page === '' ? '/index' : page}.jpg`;
}
