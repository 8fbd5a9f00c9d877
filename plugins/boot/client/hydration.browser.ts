const ATTRIBUTE = 'data-has-hydrated';

/** True once React has taken over the page (Docusaurus writes the attribute in an effect). */
export function isHydrated(root: HTMLElement): boolean {
  return root.getAttribute(ATTRIBUTE) === 'true';
}

/** Calls back once, when React has taken over the page. */
export function onHydrated(root: HTMLElement, callback: () => void): void {
  if (isHydrated(root)) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isHydrated(root)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(root, {attributes: true, attributeFilter: [ATTRIBUTE]});
}
