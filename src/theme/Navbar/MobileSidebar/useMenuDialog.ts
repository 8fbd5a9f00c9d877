import {useEffect, useRef, useState, type RefObject} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Panel} from './Layout';

/** Ties the menu button to its dialog. */
export const MENU_ID = 'site-menu';

interface MenuDialog {
  dialogRef: RefObject<HTMLDialogElement | null>;
  panel: Panel;
  setPanel: (panel: Panel) => void;
  onClose: () => void;
}

/** A visitor who opened the menu before React is reading the primary panel: leave it there. */
function firstPanel(): Panel {
  const isBrowser = typeof document !== 'undefined';
  return isBrowser && document.querySelector('dialog[data-menu][open]') !== null
    ? 'primary'
    : 'secondary';
}

/**
 * Keeps the dialog, which the browser and the boot file open and close, and Docusaurus's
 * `shown`, which the docs sidebar and the browser's Back button change, in step.
 */
export function useMenuDialog(): MenuDialog {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isAdopted = useRef(false);
  const [panel, setPanel] = useState<Panel>(firstPanel);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return;
    if (!isAdopted.current) {
      // The first time the dialog is right: it may have been opened before React.
      isAdopted.current = true;
      if (dialog.open !== shown) toggle();
      return;
    }
    if (shown && !dialog.open) dialog.showModal();
    if (!shown && dialog.open) dialog.close();
  }, [shown, toggle]);

  // Not as a React prop: React does not listen for it on a dialog that came with the HTML.
  useEffect(() => {
    const dialog = dialogRef.current;
    const onBeforeToggle = (event: ToggleEvent): void => {
      if (event.newState === 'open') setPanel('secondary');
    };
    dialog?.addEventListener('beforetoggle', onBeforeToggle);
    return () => {
      dialog?.removeEventListener('beforetoggle', onBeforeToggle);
    };
  }, []);

  return {
    dialogRef,
    panel,
    setPanel,
    onClose: () => {
      if (shown) toggle();
    },
  };
}
