// Change: opens a modal dialog by the boot file, so that it answers before React, and by the browser
// itself (`command`) where no script runs. React only keeps Docusaurus's state in step.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {MENU_ID} from '../useMenuDialog';
import styles from './styles.module.css';

// React's types do not know the invoker attributes yet.
const INVOKER = {command: 'show-modal', commandfor: MENU_ID};

export default function MobileSidebarToggle(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className={clsx('navbar__toggle clean-btn', styles.button)}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-haspopup="dialog"
      aria-controls={MENU_ID}
      data-native=""
      data-menu-open=""
      {...INVOKER}
      onClick={(event) => {
        event.preventDefault();
        if (!shown) toggle();
      }}
    >
      <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden>
        <path
          d="M4 7h16M4 12h16M4 17h16"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
