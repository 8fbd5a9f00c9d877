/** What OBS says when its source is shown or hidden. */
const OBS_EVENT = 'obsSourceVisibleChanged';

function isShownInObs(event: Event): boolean | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('visible' in detail)) return undefined;
  return detail.visible === true;
}

/**
 * Calls back when the page, or the source in OBS, is hidden or shown.
 * @returns ends it
 */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  let isShown = true;
  const tell = (): void => {
    onChange(isShown && document.visibilityState !== 'hidden');
  };
  const onObs = (event: Event): void => {
    isShown = isShownInObs(event) ?? isShown;
    tell();
  };
  document.addEventListener('visibilitychange', tell);
  window.addEventListener(OBS_EVENT, onObs);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener(OBS_EVENT, onObs);
  };
}
