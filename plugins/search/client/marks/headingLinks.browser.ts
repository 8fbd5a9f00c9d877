/**
 * Links of headings are `#…`, which keeps the query of the address. While the words are in it, these
 * links name the page as well, so that copying one gives its plain address, and following one
 * clears the marks.
 * @returns a function that makes them as they were
 */
export function plainHeadingLinks(root: Element, onFollow: () => void): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a.hash-link[href^="#"]')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const onClick = (event: MouseEvent): void => {
    // A click that opens another tab leaves this page as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) onFollow();
  };
  links.forEach((link, at) => {
    link.setAttribute('href', `${window.location.pathname}${hrefs[at] ?? ''}`);
    link.addEventListener('click', onClick);
  });
  return () => {
    links.forEach((link, at) => {
      link.setAttribute('href', hrefs[at] ?? '');
      link.removeEventListener('click', onClick);
    });
  };
}
