import {useEffect, type RefObject} from 'react';

const SIDEBAR = '.theme-doc-sidebar-container';

/**
 * Keeps the keyboard's place when the sidebar is hidden (the focus goes to the button that opens it)
 * and when it is opened again (the focus goes to the button that hides it).
 */
export function useSidebarFocus(ref: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const button = ref.current;
    if (button === null) return undefined;
    const sidebar = button.closest(SIDEBAR);
    const {activeElement, body} = document;
    // Whoever has moved on meanwhile keeps the focus.
    if (activeElement === body || sidebar?.contains(activeElement))
      button.focus({preventScroll: true});
    return () => {
      if (document.activeElement !== button && document.activeElement !== body) return;
      requestAnimationFrame(() => {
        sidebar?.querySelector<HTMLElement>('nav ~ button')?.focus({preventScroll: true});
      });
    };
  }, [ref]);
}
