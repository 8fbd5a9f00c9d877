/** Whether the visitor's keyboard has a command key. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.platform);
}

/** Listens to keys anywhere on the page; returns a function that stops. */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  document.addEventListener('keydown', listener);
  return () => {
    document.removeEventListener('keydown', listener);
  };
}
