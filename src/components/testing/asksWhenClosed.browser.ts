/** Whether the browser would ask before the page is closed or loaded again. */
export const asksWhenClosed = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
