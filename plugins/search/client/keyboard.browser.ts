/** Fields in which a key is text or a choice. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the visitor's keyboard has a command key. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.platform);
}

/** Whether a key was pressed in a field, which may be a part of a custom element. */
export function isInField(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(FIELD) !== null;
}

/**
 * Listens to keys anywhere on the page that nobody has handled yet.
 * @param isFirst before those who listen without it
 * @returns a function that stops
 */
export function onKeyDown(
  listener: (event: KeyboardEvent) => void,
  {isFirst = false} = {},
): () => void {
  const handle = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented) listener(event);
  };
  document.addEventListener('keydown', handle, isFirst);
  return () => {
    document.removeEventListener('keydown', handle, isFirst);
  };
}
