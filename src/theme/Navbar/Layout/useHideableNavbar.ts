import {useRef, useState, type RefObject} from 'react';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {visibilityAfterScroll} from './navbarVisibility';

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
export function useHideableNavbar(isEnabled: boolean): {
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
