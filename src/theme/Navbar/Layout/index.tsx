// Change: no backdrop, because the mobile menu is a modal dialog with its own; Japanese anchors are
// found; a navbar that holds focus or an open menu never hides (styles.module.css).
import {useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import {visibilityAfterScroll} from './navbarVisibility';
import styles from './styles.module.css';

/** The element that a location's hash names; Japanese ids arrive percent-encoded. */
function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Not a valid encoding, so the id is meant as written.
    return document.getElementById(id);
  }
}

/** Hides the navbar on the way down and after a jump to an anchor, shows it on the way up. */
function useHideableNavbar(isEnabled: boolean): {
  navbarRef: RefObject<HTMLElement | null>;
  isVisible: boolean;
} {
  const navbarRef = useRef<HTMLElement>(null);
  const hasJumped = useRef(false);
  const [isVisible, setIsVisible] = useState(true);

  useScrollPosition(({scrollY}, last) => {
    if (!isEnabled) return;
    const next = visibilityAfterScroll({
      top: scrollY,
      lastTop: last?.scrollY ?? null,
      navbarHeight: navbarRef.current?.offsetHeight ?? 0,
      viewportHeight: window.innerHeight,
      documentHeight: document.documentElement.scrollHeight,
    });
    // The scroll of the jump itself says nothing about where the visitor is heading.
    if (hasJumped.current && next !== null) {
      hasJumped.current = false;
      return;
    }
    if (next !== null) setIsVisible(next);
  });

  useLocationChange(({location}) => {
    if (!isEnabled) return;
    const isJump = findAnchor(location.hash) !== null;
    hasJumped.current = isJump;
    setIsVisible(!isJump);
  });

  return {navbarRef, isVisible};
}

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
        style && `navbar--${style}`,
      )}
      data-away={isVisible ? undefined : ''}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
