// Change: no backdrop, because the mobile menu is a modal dialog with its own; Japanese anchors are
// found; a navbar that holds focus or an open menu never hides (styles.module.css).
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import {useHideableNavbar} from './useHideableNavbar';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {navbarRef, isVisible} = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.navbar,
        hideOnScroll && styles.hideable,
        hideOnScroll && !isVisible && styles.hidden,
        style && `navbar--${style}`,
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
