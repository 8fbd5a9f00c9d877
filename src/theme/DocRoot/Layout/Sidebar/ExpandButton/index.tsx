// Change: a real button. The original is a <div> that answers every key, Tab included, and the focus
// was lost when the sidebar went away and came back.
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import {useRef, type ReactNode, useEffect, type RefObject} from 'react';
import styles from './styles.module.css';

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useSidebarFocus(button);
  return (
    <button
      className={styles.button}
      ref={button}
      type="button"
      aria-label="サイドバーを開く"
      title="サイドバーを開く"
      onClick={toggleSidebar}
    >
      <IconArrow />
    </button>
  );
}

const SIDEBAR = '.theme-doc-sidebar-container';

/**
 * Keeps the keyboard's place when the sidebar is hidden (the focus goes to the button that opens it)
 * and when it is opened again (the focus goes to the button that hides it).
 */
function useSidebarFocus(ref: RefObject<HTMLButtonElement | null>): void {
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
