import {isHydrated} from './hydration.browser';

/** The order of the switch when the system's preference is respected. */
const NEXT_CHOICE: Record<string, 'light' | 'dark' | 'system'> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

/**
 * Switches the colour mode by itself until React takes over, so that the switch answers at once.
 * Writes what Docusaurus writes: the key `theme`, removed for `system`.
 * @returns a function that stops listening.
 */
export function handleColorModeClicks(document: Document): () => void {
  const root = document.documentElement;
  const onClick = (event: MouseEvent): void => {
    if (isHydrated(root) || !(event.target instanceof Element)) return;
    const button = event.target.closest('[data-color-mode-toggle]');
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const respectsSystem = button.getAttribute('data-color-mode-toggle') === 'system';
    const current = root.getAttribute('data-theme-choice') ?? 'light';
    const choice = respectsSystem
      ? (NEXT_CHOICE[current] ?? 'system')
      : current === 'dark'
        ? 'light'
        : 'dark';
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.setAttribute(
      'data-theme',
      choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice,
    );
    root.setAttribute('data-theme-choice', choice);
    try {
      if (choice === 'system') localStorage.removeItem('theme');
      else localStorage.setItem('theme', choice);
    } catch {
      // Storage is blocked: the choice holds for this page only.
    }
  };
  // On window, so that it comes before the queue's listener on document.
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
  };
}
