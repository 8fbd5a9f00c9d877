/** What is used of OBS's event; it is from outside. */
const isVisible = (event: Event): boolean | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const visible: unknown = Reflect.get(detail, 'visible');
  return typeof visible === 'boolean' ? visible : undefined;
};

/** Calls when the page, or its source in OBS, is hidden or seen again; the answer stops that. */
export function watchVisible(onHidden: (isHidden: boolean) => void): () => void {
  let isSourceHidden = false;
  const tell = (): void => {
    onHidden(isSourceHidden || document.visibilityState === 'hidden');
  };
  const onSource = (event: Event): void => {
    const visible = isVisible(event);
    if (visible === undefined) return;
    isSourceHidden = !visible;
    tell();
  };
  // obs-browser, README: obsSourceVisibleChanged.
  window.addEventListener('obsSourceVisibleChanged', onSource);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.removeEventListener('obsSourceVisibleChanged', onSource);
    document.removeEventListener('visibilitychange', tell);
  };
}
