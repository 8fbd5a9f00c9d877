/** Adds the whole stylesheet after the first one, which holds only what the page needed so far. */
export function loadStyles(document: Document, url: string | undefined): void {
  if (url === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
}
