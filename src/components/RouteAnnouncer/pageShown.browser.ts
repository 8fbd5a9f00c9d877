const bringsHeading = (node: Node): boolean =>
  node instanceof Element && (node.matches('h1') || node.querySelector('h1') !== null);

/**
 * Calls back once, when a new page stands in the document and its title is set. The location, and
 * with it the canonical link, changes earlier: when the navigation starts. Every page brings an
 * <h1>; the title follows in the next frame (react-helmet-async defers it).
 * @returns a function that stops waiting.
 */
export function onPageShown(document: Document, callback: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver((records) => {
    if (!records.some(({addedNodes}) => [...addedNodes].some(bringsHeading))) return;
    observer.disconnect();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(callback);
    });
  });
  observer.observe(document.body, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
