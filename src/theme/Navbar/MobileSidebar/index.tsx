// Change: a modal <dialog> in every page's HTML, so that the menu opens before React, holds focus
// and closes with Escape. Docusaurus draws it later and only on narrow windows.
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobilePrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarLayout from './Layout';
import {MENU_ID, useMenuDialog} from './useMenuDialog';
import styles from './styles.module.css';

export default function NavbarMobileSidebar(): ReactNode {
  const {disabled} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const {dialogRef, panel, setPanel, onClose} = useMenuDialog();
  if (disabled) return null;
  return (
    <dialog
      ref={dialogRef}
      id={MENU_ID}
      className={styles.dialog}
      aria-label="メニュー"
      data-menu=""
      onClose={onClose}
    >
      <NavbarMobileSidebarLayout
        header={<NavbarMobileSidebarHeader />}
        primaryMenu={<NavbarMobilePrimaryMenu />}
        secondaryMenu={content}
        panel={panel}
        onPanelChange={setPanel}
      />
    </dialog>
  );
}
