// Change: the cross stands where the menu button was, and is the first thing to get focus.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {MENU_ID} from '../useMenuDialog';
import styles from './styles.module.css';

// React's types do not know the invoker attributes yet.
const INVOKER = {command: 'close', commandfor: MENU_ID};

export default function NavbarMobileSidebarHeader(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        data-native=""
        data-menu-close=""
        {...INVOKER}
        onClick={(event) => {
          event.preventDefault();
          if (shown) toggle();
        }}
      >
        <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden>
          <path
            d="M6 6l12 12M18 6L6 18"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <NavbarLogo />
      <NavbarColorModeToggle
        {...(styles.colorMode !== undefined && {className: styles.colorMode})}
      />
    </div>
  );
}
