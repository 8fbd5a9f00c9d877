import {DESKTOP} from '../../bundle/mediaQueries';

const MENU = 'dialog[data-menu]';
const FOCUSABLE = 'a[href], button:not([disabled]), summary, input, select, textarea';

/**
 * Opens and closes the mobile menu, a modal <dialog>, before and after React takes over: buttons
 * with `data-menu-open` (`aria-controls` names the dialog) and `data-menu-close`, a click on the
 * backdrop, following a link, and a window that becomes wide. Escape and Android's back gesture, which
 * closes a modal dialog as Escape does (Chrome 126 and later), the inert page behind and the return of
 * focus are the browser's. React listens to the dialog's events and does not own `open`.
 */
export function keepMenu(document: Document): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const opener = target.closest('[data-menu-open]');
    if (opener !== null) {
      // The button's `command` does the same where no script runs.
      event.preventDefault();
      const menu = document.getElementById(opener.getAttribute('aria-controls') ?? '');
      if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
      return;
    }
    if (target.closest('[data-menu-close]') !== null) event.preventDefault();
    const menu = target.closest<HTMLDialogElement>(MENU);
    // The menu's content covers its box, so that only its backdrop can be hit directly.
    if (menu !== null && (target === menu || leaves(event, target))) menu.close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !(event.target instanceof Element)) return;
    const menu = event.target.closest<HTMLDialogElement>(`${MENU}[open]`);
    if (menu !== null) wrapFocus(menu, event);
  });
  matchMedia(DESKTOP).addEventListener('change', (event) => {
    if (!event.matches) return;
    for (const menu of document.querySelectorAll<HTMLDialogElement>(`${MENU}[open]`)) menu.close();
  });
}

/** Whether a click inside the menu closes it. Links that open another tab or fold a list do not. */
function leaves(event: MouseEvent, target: Element): boolean {
  if (target.closest('[data-menu-close]') !== null) return true;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return isPlain && target.closest('a[href]:not([role="button"])') !== null;
}

/** Tab goes round inside the menu instead of out to the browser's own controls. */
function wrapFocus(menu: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility(),
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  const next = event.shiftKey ? last : first;
  if (event.target !== (event.shiftKey ? first : last) || next === undefined) return;
  event.preventDefault();
  next.focus();
}

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
