const OPEN = 'details[data-disclosure][open]';

/**
 * Gives the navbar's <details> menus what the element lacks: Escape closes and returns focus,
 * a click or focus elsewhere closes. Works before and after React takes over, because React only
 * draws these menus.
 */
export function keepDisclosures(document: Document): void {
  const closeAllBut = (inside: Node | null): void => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
      if (inside === null || !details.contains(inside)) details.open = false;
    }
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = [...document.querySelectorAll<HTMLDetailsElement>(OPEN)];
    for (const details of open) {
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest(`${OPEN} a`);
    closeAllBut(link === null ? event.target : null);
  });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Node) closeAllBut(event.target);
  });
}
